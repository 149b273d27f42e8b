import { EarningsPart } from '@roomlark/contract/settlement/earnings'

/** The stays behind an amount. */
export function staysAddress(part: EarningsPart, page = 1): string {
  return `/performance/earnings/stays?part=${part}${page === 1 ? '' : `&page=${page}`}`
}

export function readStaysAddress(search: string): { part: EarningsPart; page: number } {
  const parts = new URLSearchParams(search)
  const page = Number(parts.get('page') ?? '1')
  return {
    part: EarningsPart.safeParse(parts.get('part')).data ?? 'next',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}
