/** The inline script in the head of every page: what must be known before the first element is laid out or asked for. */
import "./whole-layout"
import "./less-data"
