/** Downloads a paper that the server made. */
export function savePdf({ filename, base64 }: { filename: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  saveFile(filename, 'application/pdf', new Blob([bytes]))
}

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
