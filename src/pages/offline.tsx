/** A stand-in, until the page is there that visitors see. */
export default function OfflinePage() {
  return (
    <main>
      <h1>No network</h1>
    </main>
  )
}
