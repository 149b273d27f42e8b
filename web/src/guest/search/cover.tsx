import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { StayHit } from '@roomlark/contract/guest-site/search'
import { Picture } from '../picture.tsx'
import { textsIn } from '../texts/texts.ts'

type CoverProps = { language: GuestLanguage; hit: StayHit; sizes: string; isFirst?: boolean }

/** Decoration beside the hotel's name, so it has no words of its own. */
export function Cover({ language, hit, sizes, isFirst = false }: CoverProps) {
  if (hit.cover) return <Picture photo={{ ...hit.cover, caption: '' }} sizes={sizes} isFirst={isFirst} />
  return (
    <span className="grid size-full place-items-center text-[14px] text-muted">
      {textsIn(language).site.noImage}
    </span>
  )
}
