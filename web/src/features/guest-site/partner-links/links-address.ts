import { changeParts } from '../../../lib/address-parts.ts'

export const periods = [7, 30, 90, 365] as const

/**
 * State of the page in its address: the chosen link, the period of the figures, and whether archived links are shown.
 */
export type LinksView = { linkId: string | null; days: number; isArchive: boolean }

export function readLinksView(search: string): LinksView {
  const words = new URLSearchParams(search)
  const days = periods.find((one) => String(one) === words.get('days')) ?? 30
  return { linkId: words.get('link'), days, isArchive: words.get('show') === 'archived' }
}

const usual = { days: 30 }

export function withLinksView(search: string, change: Partial<LinksView>): string {
  const { linkId, days, isArchive } = change
  return changeParts(
    search,
    {
      ...(linkId !== undefined && { link: linkId }),
      ...(days !== undefined && { days }),
      ...(isArchive !== undefined && { show: isArchive ? 'archived' : null }),
    },
    usual,
  )
}
