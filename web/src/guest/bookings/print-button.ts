/** Without script the browser's own menu prints the page, so the button is shown only where it works. */
export function enablePrinting(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = false
    button.onclick = () => window.print()
  }
}
