/**
 * Resolves after the visible part of the page is painted, including its pictures, and the browser has reported the
 * largest paint.
 */
export const whenPainted = (window: Window & typeof globalThis): Promise<unknown> =>
  picturesInView(window)
    .then(() => twoFrames(window))
    .then(() => paintReported(window))

/** Longest wait for a picture on a very slow connection, in milliseconds after `load`. */
const PATIENCE_MS = 4000

/** `load` waits neither for lazy pictures nor for any picture to be decoded; the largest paint may be one of them. */
function picturesInView(window: Window & typeof globalThis): Promise<unknown> {
  const inView = Array.from(window.document.images).filter((image) => {
    const { top, bottom, left, right, height } = image.getBoundingClientRect()
    const isAcross = left < window.innerWidth && right > 0
    return height > 0 && top < window.innerHeight && bottom > 0 && isAcross
  })
  const decoded = inView.map((image) => Promise.resolve(image.decode && image.decode()).catch(() => {}))
  return Promise.race([Promise.all(decoded), new Promise((resolve) => window.setTimeout(resolve, PATIENCE_MS))])
}

/** Resolves after two frames, when everything ready has been drawn. */
function twoFrames(window: Window & typeof globalThis): Promise<unknown> {
  return new Promise((resolve) => window.requestAnimationFrame(() => window.requestAnimationFrame(resolve)))
}

/** Time without a reported paint, and longest wait for the first report, in milliseconds. */
const QUIET_MS = 200
const REPORT_MS = 1000

/**
 * A frame reaches the screen some time after its scripts have run (30 ms on a busy machine). Only the browser's report
 * tells when.
 */
function paintReported(window: Window & typeof globalThis): Promise<unknown> | undefined {
  const type = "largest-contentful-paint"
  const { PerformanceObserver } = window
  if (!PerformanceObserver || !(PerformanceObserver.supportedEntryTypes || []).includes(type)) return undefined
  return new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect()
      resolve()
    }
    let timer = window.setTimeout(done, REPORT_MS)
    const observer = new PerformanceObserver(() => {
      window.clearTimeout(timer)
      timer = window.setTimeout(done, QUIET_MS)
    })
    observer.observe({ type, buffered: true })
  })
}
