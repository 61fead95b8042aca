import "./whole-layout"
import "./less-data"
