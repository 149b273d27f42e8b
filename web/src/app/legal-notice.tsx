import { useLegalNotices } from '../data/legal.ts'
import { LegalBanner } from './legal-banner.tsx'

/** On every signed-in page, as soon as a text is published. */
export function LegalNotice() {
  const { data } = useLegalNotices()
  return (
    <LegalBanner
      notices={data ?? []}
      className="max-w-[calc(var(--content-max)+2*var(--gutter))] px-(--gutter) pt-3"
    />
  )
}
