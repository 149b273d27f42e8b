import { loadHere } from '../live-page.ts'

/** Parts of the page that a changed search replaces; everything else stays, including the form with its islands. */
const parts = ['#found', '#carried-filters', '#phone-bar', 'header form']

/** Sends the filters as soon as one is changed and puts the server's new parts in place of the old ones. */
export function keepResultsLive(bringIslands: (within: ParentNode) => void): void {
  function load(address: string): void {
    document.getElementById('found')?.setAttribute('aria-busy', 'true')
    loadHere(address, (answer) => show(answer, bringIslands))
  }

  document.addEventListener('change', ({ target }) => {
    const form = target instanceof HTMLInputElement ? target.form : null
    if (form?.dataset.live !== undefined) load(makeResultsAddress(form))
  })
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.dataset.live === undefined) return
    event.preventDefault()
    const sheet = event.target.closest<HTMLElement>('[popover]')
    if (sheet?.matches(':popover-open')) sheet.hidePopover()
    load(makeResultsAddress(event.target))
  })
}

/** As the browser would send it, without what is empty. */
function makeResultsAddress(form: HTMLFormElement): string {
  const words = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return `${form.action}?${new URLSearchParams(words)}`
}

function show(answer: Document, bringIslands: (within: ParentNode) => void): boolean {
  if (!answer.getElementById('found')) return false
  const focused = document.activeElement?.id
  const sheet = document.querySelector<HTMLElement>('[popover]:popover-open')
  const scrolled = sheet?.scrollTop ?? 0
  const isMapOpen = document.querySelector<HTMLDetailsElement>('#result-map')?.open ?? false
  for (const part of parts) {
    const [old, fresh] = [document.querySelector(part), answer.querySelector(part)]
    if (old && fresh) old.replaceWith(fresh)
  }
  const map = document.querySelector<HTMLDetailsElement>('#result-map')
  if (map && isMapOpen) map.open = true
  if (map) bringIslands(map)
  if (sheet) reopen(sheet.id, scrolled)
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
  const words = document.getElementById('found-words')
  if (words) words.textContent = document.querySelector('#found h1')?.textContent ?? ''
  return true
}

function reopen(id: string, scrolled: number): void {
  const sheet = document.getElementById(id)
  if (!sheet || sheet.matches(':popover-open')) return
  sheet.showPopover()
  sheet.scrollTop = scrolled
}
