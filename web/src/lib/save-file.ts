/** Downloads a paper that the server made. */
export function savePdf(file: { filename: string; base64: string }): void {
  saveMadeFile({ ...file, contentType: 'application/pdf' })
}

/** Downloads a file that the server made. */
export function saveMadeFile(file: { filename: string; contentType: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0))
  saveFile(file.filename, file.contentType, new Blob([bytes]))
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
