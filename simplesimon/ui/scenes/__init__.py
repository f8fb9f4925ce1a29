"""The scenes: thin views that hand input to widgets and the table, and ask to go elsewhere."""
