import { loadHere } from '../live-page.ts'

const partsOfChoice = '[data-choice-part]'

/** Chooses rooms without leaving the page, which stays where it is: the links of the rows answer in their places. */
export function keepChoiceLive(bringIslands: (within: ParentNode) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const row = link?.closest('[data-rate]')
    if (!link || !row || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const top = row.getBoundingClientRect().top
    loadHere(link.href, (answer) => {
      const parts = [...document.querySelectorAll(partsOfChoice)].map((old) => ({
        old,
        fresh: answer.getElementById(old.id),
      }))
      if (parts.some(({ fresh }) => !fresh)) return false
      for (const { old, fresh } of parts) {
        old.replaceChildren(...(fresh?.childNodes ?? []))
        bringIslands(old)
      }
      const now = document.getElementById(row.id)
      if (!now) return true
      scrollBy(0, now.getBoundingClientRect().top - top)
      focusAgain(now, link.getAttribute('aria-label'))
      return true
    })
  })
}

/** The link that was pressed has become another one, or is gone. */
function focusAgain(row: Element, label: string | null): void {
  const links = [...row.querySelectorAll('a')]
  const link = links.find((one) => one.getAttribute('aria-label') === label) ?? links.at(-1)
  link?.focus({ preventScroll: true })
}
