import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { percentText } from '../../lib/format-number.ts'
import { BlurredImage } from '../../ui/blurred-image.tsx'
import { Building2 } from '../../ui/icons/building-2.ts'
import { BoostChip } from './boost-chip.tsx'
import { weekdayRunWords } from './boost-words.ts'

type OfferRowProps = {
  offer: {
    hotelName: string
    pictureUrl: string | null
    nights: readonly string[]
    roomTypeName: string | null
    ratePercent: number
    boostedPercent: number
  }
  /** Further details, below the rate. */
  details?: ReactNode
  action: ReactNode
}

/** A boost as partners see it; its hotel sees the same beforehand. */
export function OfferRow({ offer, details, action }: OfferRowProps) {
  const { hotelName, pictureUrl, nights, roomTypeName, ratePercent, boostedPercent } = offer
  return (
    <div className="grid items-center gap-3.5 rounded-[12px] border border-border bg-surface p-3.5 md:grid-cols-[128px_minmax(0,1fr)_auto]">
      <span className="grid h-[92px] place-items-center overflow-hidden rounded-[9px] bg-sunken text-muted max-md:h-32">
        <BlurredImage
          src={pictureUrl ?? undefined}
          alt=""
          blur={null}
          fallback={<Building2 aria-hidden="true" className="size-6" />}
        />
      </span>
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-5 font-strong wrap-anywhere">
          {say('Quiet nights at {hotel}', { hotel: isolate(hotelName) })}
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          {weekdayRunWords(nights)}, {roomTypeName === null ? say('any room') : isolate(roomTypeName)}
        </p>
        <p className="mt-2">
          <BoostChip>
            {say('{boosted} instead of {usual}', {
              boosted: percentText(boostedPercent),
              usual: percentText(ratePercent),
            })}
          </BoostChip>
        </p>
        {details}
      </div>
      <div className="flex flex-wrap gap-2.5 max-md:[&>*]:flex-1">{action}</div>
    </div>
  )
}
