import { useQueryClient } from '@tanstack/react-query'
import { legalKeys } from '../data/keys.ts'
import { useLegalNotices } from '../data/legal.ts'
import { hasMissed, useLive } from '../session/use-live.ts'
import { LegalBanner } from './legal-banner.tsx'

/** On every signed-in page, as soon as a text is published. */
export function LegalNotice() {
  const { data } = useLegalNotices()
  const client = useQueryClient()
  useLive((event) => {
    if (event.type === 'platform' || hasMissed(event))
      void client.invalidateQueries({ queryKey: legalKeys.notices })
  })
  return (
    <LegalBanner
      notices={data ?? []}
      className="max-w-[calc(var(--content-max)+2*var(--gutter))] px-(--gutter) pt-3"
    />
  )
}
