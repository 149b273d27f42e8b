import type { Page } from '@playwright/test'

export type Scroll = { frames: number[]; workMs: number; shownMs: number; elements: number; cells: number }

/** Runs in the page before anything else, and records when the first cells of the grid were painted. */
export function whenGridShows(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=gridcell]')) return
    observer.disconnect()
    // The second frame starts once the first has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('grid-shown')))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Scrolls back and forth at one speed, whatever the width, for the same number of frames. */
export async function scrollAcross(page: Page, frames: number): Promise<Scroll> {
  await page.getByRole('gridcell').first().waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('grid-shown').length > 0)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const workSoFar = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await workSoFar()
  const seen = await page.evaluate(scroll, frames)
  const workMs = ((await workSoFar()) - before) / seen.frames.length
  return { ...seen, workMs }
}

function scroll(count: number): Promise<Omit<Scroll, 'workMs'>> {
  const pixelsEachFrame = 40
  const grid = document.querySelector('[role=grid]')
  if (!grid) throw new Error('there is no grid')
  const frames: number[] = []
  let [direction, last] = [1, 0]
  return new Promise((resolve) => {
    const step = (now: number) => {
      if (last > 0) frames.push(now - last)
      last = now
      const end = grid.scrollWidth - grid.clientWidth
      const next = grid.scrollLeft + direction * pixelsEachFrame
      if (next >= end) direction = -1
      if (next <= 0) direction = 1
      grid.scrollLeft = next
      if (frames.length < count) requestAnimationFrame(step)
      else
        resolve({
          frames,
          shownMs: performance.getEntriesByName('grid-shown')[0]?.startTime ?? 0,
          elements: document.querySelectorAll('*').length,
          cells: grid.querySelectorAll('[role=gridcell]').length,
        })
    }
    requestAnimationFrame(step)
  })
}
