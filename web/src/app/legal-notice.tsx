import { legal } from '@roomlark/contract/legal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { peek } from '../lib/call.ts'
import { hasMissed, useLive } from '../session/use-live.ts'
import { LegalBanner } from './legal-banner.tsx'

/** On every signed-in page, as soon as a text is published. */
export function LegalNotice() {
  const { data } = useQuery({
    queryKey: ['legal-notices'],
    queryFn: () => peek(legal.notices),
    refetchInterval: 15 * 60_000,
  })
  const client = useQueryClient()
  useLive((event) => {
    if (event.type === 'platform' || hasMissed(event))
      void client.invalidateQueries({ queryKey: ['legal-notices'] })
  })
  return (
    <LegalBanner
      notices={data ?? []}
      className="max-w-[calc(var(--content-max)+2*var(--gutter))] px-(--gutter) pt-3"
    />
  )
}
