/** A mask of any ratio with an uneven, grainy edge. Not in the style sheet, which is inlined in every page. */
const drawing =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 400' preserveAspectRatio='none'>" +
  "<filter id='t' x='-.01' y='-.01' width='1.02' height='1.02'>" +
  "<feTurbulence type='fractalNoise' baseFrequency='.04' numOctaves='4' result='n'/>" +
  "<feDisplacementMap in='SourceGraphic' in2='n' scale='9' xChannelSelector='R' yChannelSelector='G' result='d'/>" +
  "<feTurbulence type='fractalNoise' baseFrequency='.7'/>" +
  "<feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -.55 1.2'/>" +
  "<feComposite in2='d' operator='in'/>" +
  "</filter>" +
  "<path filter='url(#t)' d='M5 5h390v390H5z'/></svg>"

const mask = `url("data:image/svg+xml,${encodeURIComponent(drawing)}") 0 0 / 100% 100%`

/** For a photograph in a frame with class `bg-tile`; cancels the blend mode of product tiles (`global.css`). */
export const tornPaper = { WebkitMask: mask, mask, mixBlendMode: "normal" } as const
