/** Downloads a file made in the browser. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has the content once this turn is over.
  setTimeout(() => URL.revokeObjectURL(url))
}
