let asking: XMLHttpRequest | undefined
let shown = location.pathname + location.search

// Only going back to another address is answered by loading it; a link within the page changes no more than the hash.
addEventListener('popstate', () => {
  if (location.pathname + location.search !== shown) location.reload()
})

/**
 * Loads another address of the same page and has its parts shown, so that the page stays where it is. The document is
 * parsed by the browser's own request, which runs nothing in it: no text of ours becomes markup here.
 */
export function loadHere(address: string, show: (answer: Document) => boolean): void {
  asking?.abort()
  const request = new XMLHttpRequest()
  asking = request
  request.open('GET', address)
  request.responseType = 'document'
  // After any failure the browser loads the page itself, which shows the error.
  request.onerror = () => location.assign(address)
  request.onload = () => {
    const answer: Document | null = request.status === 200 ? request.responseXML : null
    if (!answer || !show(answer)) return location.assign(address)
    document.title = answer.title
    // A sheet is closed by sending what is shown already; going back shall not stop there.
    if (address !== location.href) history.pushState(null, '', address)
    shown = location.pathname + location.search
  }
  request.send()
}
