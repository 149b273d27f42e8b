/** A page number to show, or a gap where some are left out. */
export type PageSlot = number | 'gap-before' | 'gap-after'

/** First, last, the current page and its neighbours; a gap never hides a single page. At most seven slots. */
export function pageSlots(page: number, totalPages: number): PageSlot[] {
  if (totalPages <= 7) return range(1, totalPages)
  const current = Math.min(Math.max(page, 1), totalPages)
  if (current <= 4) return [...range(1, 5), 'gap-after', totalPages]
  if (current >= totalPages - 3) return [1, 'gap-before', ...range(totalPages - 4, totalPages)]
  return [1, 'gap-before', ...range(current - 1, current + 1), 'gap-after', totalPages]
}

/** The range of results a page shows; none beyond the last page. */
export function shownResults(page: number, limit: number, total: number): { from: number; to: number } {
  const from = (page - 1) * limit + 1
  return from > total ? { from: 0, to: 0 } : { from, to: Math.min(page * limit, total) }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
