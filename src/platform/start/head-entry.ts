import "./mark-scripts"
import "../save-data/inline"
