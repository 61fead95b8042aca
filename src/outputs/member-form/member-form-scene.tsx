/**
 * Hills in the space between the form's end and the frame's: a sun, three folds of pasture, an acacia. Its lower edge
 * keeps to the frame's; a taller space shows more of the sky.
 */
export const Scene = () => (
  <svg
    viewBox="0 0 800 420"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
    className="mt-2 block h-0 w-full shrink-0 grow basis-16 print:hidden"
  >
    <circle className="fill-sun" cx="470" cy="186" r="74" />
    <path
      className="fill-hill-mid"
      d="M-800 250C-500 190-200 200 0 226s250-70 430-56 210 76 370 50 500-30 800 20V420H-800Z"
    />
    <path className={shade} d="M-800 296C-400 240-160 262 40 272s230 34 420 4 220-52 340-40 500 60 800 20V420H-800Z" />
    <path
      className="fill-hill-far"
      d="M-800 302C-400 246-160 268 40 278s230 34 420 4 220-52 340-40 500 60 800 20V420H-800Z"
    />
    <g className="fill-hill-near" transform="translate(176 42) scale(.86)">
      <path d="M196 340c5-40 3-70-4-96l-34-34 7-5 30 28 9-38h9l-6 44 38-34 6 6-41 46c-5 26-6 54-5 83z" />
      <path d="M84 206c22-36 62-54 104-48 13-10 32-13 48-8 44-6 88 16 108 51-16-6-35-8-48 0-19 8-35 3-51-2-16 8-35 10-51 3-19 8-38 10-53 2-20 6-42 8-57 2z" />
    </g>
    <path className={shade} d="M-800 352C-300 330-100 318 60 330s300 44 470 26 190-40 270-34 500 40 800 10V420H-800Z" />
    <path
      className="fill-hill-near"
      d="M-800 358C-300 336-100 324 60 336s300 44 470 26 190-40 270-34 500 40 800 10V420H-800Z"
    />
  </svg>
)

/** Along the upper edge of a hill. */
const shade = "fill-scrim opacity-[0.14]"
