import type { IGatsbyImageData } from "gatsby-plugin-image"

/** A hill before a low sun, as an address that needs no network. */
const drawing = (width: number, height: number) =>
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 16 10" preserveAspectRatio="none">` +
      '<path fill="#f8d27a" d="M0 0h16v10H0z"/><circle cx="11" cy="5" r="2" fill="#f2b134"/>' +
      '<path fill="#2c7049" d="M0 7c4-2 9 1 16-1v4H0z"/><path fill="#18402a" d="M0 9c5-1 11 1 16-1v2H0z"/></svg>',
  )

/** Image data as Gatsby's pipeline gives it, for stories and tests. */
export function pictureFixture(width = 640, height = 400): IGatsbyImageData {
  const src = drawing(width, height)
  return {
    layout: "constrained",
    width,
    height,
    backgroundColor: "#d9a05b",
    images: {
      sources: [{ srcSet: `${src} ${width}w`, type: "image/webp", sizes: `(min-width: ${width}px) ${width}px, 100vw` }],
      fallback: { src, srcSet: `${src} ${width}w`, sizes: `(min-width: ${width}px) ${width}px, 100vw` },
    },
  }
}

/** Not of anything: colours that run into each other, and noise, as a camera gives them. 320 × 240 pixels. */
const photograph =
  "data:image/webp;base64,UklGRroKAABXRUJQVlA4IK4KAAAwOwCdASpAAfAAPt1oqVCosCinKPR6ugAbiWVpQZ/ez2zLZ/K79itJrO7msVlDehyofqdY7wNrb6HruyrS4iGMMtaL/cG3mTcr3MFPPL5fL5fL60EVFhX5G3qKa3+szBmGyTSlvDiJlGxJDcmPi1+u4ynOr+Q6URoSo41VtENpPFUEqKVaDIC+qTxkE4EKhdxu12oyHcRa9pakYEKieiccRIURDwWph8fWaV1QGt18IzfZGLfsInhQDzdCBfDYUhYeEkkZrXLLvBMn/yith0FjJhwfPMESIq67qcDsgYqoLutl2DuykVx21BabT3IIBWF1DbHiK6bt4NkB5Ajr22Wh2VUQ2LQ35GLZUwn7wKWSq2+kvtz1wldh7P4MRq8cUn9/DlFBRtekXgLW3KB2L46xL/3PNZB6iyzKLq2wTed4YYD2htXhIn2UbIctFXu/FNQxiwTR3aYmhvL2uFwryhNwcT95BrK8IJqjccpWJr1HabQ0Ej6LGQ7ppfWI3krMwRQNWRuegBGaA44H6RquW08AA2hqtvVLSiQUshHABpc7cGMX7joFMDC/NzmQq6COIlVu68/xa4wmsXU5ObxbLPdBdF4OdJWuGFsUGNay6AdxhuAMdif9Zdfpd3XHTTkR3kVQAAD+uChzydL8h3bemH1wkU1sSQQTnk+Wu11//zm2zQwElZ3JgdP4Cml58UrDkYYErFoBACmBqMggx7hdW2623KVPGBv8MjF4up3scs2x6FZ3ZgfiJ8WsEHw9E1ka7gXGgPFm0kp0C6RGPCfiotoReuH0QulDJvMNWJq4OU0LC7vPZRei3j7s3i+dLlqV9d76gNulTtvcvQGQsIfIv0N5YPTvSbbSTtBf36QJ8s7nwko5qScZzfo360bsdzjBll8jC8R6UjhOw0qFYgstuRdpic0AcGv4AZSuVsXsFRhhYUt6fjwo4N7AxT8Q08U1/7rnyZfJ4+GXva1+J9LzBBJmud9+/VcYXfirHtBO3n7O/DYZSfIcOwQTQfJXO++rRzozztNUyBiz5c4CnRZxiRCItFcRZOUM6JiIo91zu9Wuj/Dml/DfUxkORR4aHwITkCb294LKCX2Cg4ZBf2/mFu/kZ4xfMn7jBnX1dADf2LH8vGPTzlXvPVRutaPQCi0ZpbBd7/0Obr/lOdSFm/V9goihHm/IeVU57EF3+eXgVUJERV9E/RzW6vbe2X1vzf5f7itTjW8aNUnnMugoZbFigA++DHw3hBlBKIXlqYEqOy03YNYCI83KMT9CvIMgrK0zX3nrPHJHQ0ITVOKlgDoSsJHIQ5RUmgY/ZwzMQHSZpZCAEdPbaAmm7hwhKT7tA1hgPLs+GfFUY8ttDBLNv3Br5No3t8NussMv31juLHWRi1OxbBNYtfDIIdEPUJHl5z/iK35nrhESq0XNYPp6IC7B88U1x8oMA12XvhUpvJy+C4G0WjfmuddKtN93t/s/v88CYGPnrAzXUK/LLdC3YyoPYfCfvF4WwBYFH7RX83sI+3aWIbhMeBFC2rgXcGJqf00OTUGSQvzKkoyyEb5GRpf1P9q2N3UbICETvhT1RZmMk/sVDlp06+DiWZI26sL814UVnrr/nJlIU4w+c5K6l+oJr96bIdVkpmG48ySuwInWLzutMrWUDSwY8DhS9Ym8IBzfNxosdRKuCgguUKYyS4RvrqtQqknpc671Lfdaj4Jl+Jrog8gcqdZHmHFrcPMVSfWVaiLuotajLmU7ENMd1TbV4SEskJD/2AGrlg0oQbk+SzGFPc3yDYgMzdIMn+rtyaBSBoWs0YLnRbNykYnZ8GkWQECK1kg3P//4HnrfutNsFtIECMgS0dnsc6tJAKUyVUrQReQ+y5N2ta1VSk3kn4QxyJT/TFiIEkvbOe/CUZcHzOzIh6on9M36hjK0/N/y6BzS9L85rb9vG27pBRXDsI0zuABk2Ykf9SPcq0DrDASSHypuoAVgGNOl2J1gTNwJ9LeXTBRtpENc7CkKSv1z04K9osaj+a4z9+xqs3/2fKhUQ0P2bqijRwcf+vN1KTm/NVuPwOLJpulgl2N7BjE+dh0uL2tOC/a3zNnfbkBlKKqfceVV7XzlOKuYAGfwDzJmI8ljq1Q+kmjnLeARx0rQh3UZyrWIa6A5Eb0HzbcuE5OMyEohdw6eT2z1s7CudZKxOTCm2ODSBDp4fsTlj6HeBeFhaQ2FcfFDOJ1106nnrtOgcQww1r5Yux1RaajjWgS6/ll45i6F4KpfUmT8pnogQhf+DB0ZBdjUlVXr1aTnXYHex6TeElblICrUB/cWbJwirJF+wmn7YBTRbl72T4nEIot1PsMlqUZQmFpB3uRb8tkmN2inEqGncyOCYZ2pUHGxDZH4s3SEtbnvqWtioQ1ydHyG3RZ3o53LesdF3OTIFJ0BbEPmKFGNJCyTGEVfk8B2blH0cB/yLZnMXwm9mfpoxjrx5hre8dVDyM0GY32GEDrohSsaJaBz7ozGnqwigdsSGe6e2WHNiDWIH5acKshOkMnTqCqPDptSAehqCdPW/keI5J1X1tHYCv9Q+SaX59J8wJ13sDm2r32uW0Me+DLTis2PfXBphMiRtlW+wwEi/RlsIdgbmPQl7GToqRA2MRdqbhytXTLfCte5/QAyYyXTH/IXL2xhIxipxmwIOzWSzL0YbjColRJ+neH4AD/6SEl7nr+J33tqdm9GqQHbjOl6YnR2Bpxpd357i5YPBjdVTPSf33i/RsXQR37dkd3kNa6OkevXIPvwXK89u7pIEADFUAXsvcmeebw0UM1uEim8xuiUSnS4G6t4RM7/DJaF4/S7JkFtorZr1XDe4O9p24nOW+ePnM2kQPg0cUhifc3AHGdQ1v8S0piip35tcrPB3nBdztRdmnbx3ui2Olh44wOS0x+qFwtcnz31bmbNcYgS5X6PxHQnQ1y2hUs5Td9PW/jITxDMiQFrbP9m2tYwrFTaMU9XBh8l21z7K7mh4UmMHxAKLkpD5yVunguWtpMdgCRPzA0V1U3A8QAth5T+W+K5VGBc9gVYwgApBT0oo/7lPgAUwY/+ngZkKlv2CcBodd9NpEpW57hvJMcIYDOUsleYU/rZV1wXwqxMrF75bjk4po7pH2MRyQEfbmTZo6M2sboxR+7Jyem7nckwua8vkxxLi+tSByuOYJduYEX4ODHSV1QMqjbWAdUhj0KNdFY3AUxu4+rcugQbhbPkZml+WNySra+BIuLjZI0qjWJK+koq5PUDs2Vt7mFlMdYwS6CRaUi2gWxRcifNch17AYVyenm3ErxbujfKj/3wq2Js88ACjMVEj0bUGgIpz6+TfUw4D8cAJd+/F+xKrTkxNnhgcXpU+Q7c2XkHsP0N7hHfz4u2U+rKlGDufUFKxhBd+phkDis3+8o66bb5X/Kqs1LiAFyGcvgiYb+0+y4KecW6JCbXjDpogbPAZcCQ0Av3svTXEbAAFPh9j/P3xh/POJCpxuUXbw7EO+HLt/wnYna1TMSCfJQBcFlz0QqgwJZp365+F9kln6hNXErexNV1X1qzd4e3i0NqMqkZEh6DK+AZ/+qgtRPNO/XshTqDfA63DGkCIOX/yvDcXks9end26s4VusgpM+aZJe9WoSqk2ZEBAVI4jEALuet5mCH/tJ0+LW/rVCBx2AAA"

/** Image data of a made photograph, as Gatsby's pipeline gives them, for stories. */
export const photographFixture: IGatsbyImageData = {
  layout: "constrained",
  width: 320,
  height: 240,
  backgroundColor: "#8a8468",
  images: { sources: [], fallback: { src: photograph } },
}
