import type { NightSum } from '@roomlark/contract/partners/boost-sums'
import { type BoostNights, type BoostPartner, boostLimits } from '@roomlark/contract/partners/boosts'
import { say } from '@roomlark/contract/say'
import { type FormEvent, useState } from 'react'
import { useStartBoost } from '../../../../data/boosts.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ChoiceSegments } from '../../../../ui/choice-segments.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Sparkles } from '../../../../ui/icons/sparkles.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import {
  type BoostDraft,
  maxNightsFault,
  newDraft,
  rateWords,
  toBoostInput,
  toPoints,
} from './boost-draft.ts'
import { PartnerChoice } from './partner-choice.tsx'
import { ReplayBox } from './replay-box.tsx'

type BoostFormProps = {
  hotelId: string
  roomTypes: BoostNights['roomTypes']
  baseRatePercent: number
  partners: readonly BoostPartner[]
  currency: string
  today: string
  draft: BoostDraft
  onChange: (change: Partial<BoostDraft>) => void
  nights: readonly string[]
  /** Figures of the chosen nights. */
  chosen: readonly NightSum[]
  onStarted: () => void
}

/** Form for the points of a boost, its partners and its end. */
export function BoostForm(props: BoostFormProps) {
  const { hotelId, roomTypes, baseRatePercent, partners, currency, today, draft, onChange, nights, chosen } =
    props
  const start = useStartBoost(hotelId)
  const [isAsked, setAsked] = useState(false)
  const fields = start.error instanceof ApiError ? start.error.fields : {}
  const fault = isAsked ? maxNightsFault(draft) : undefined
  const lacksPartner = draft.partnershipIds?.length === 0
  const change = (next: Partial<BoostDraft>) => {
    start.reset()
    onChange(next)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (nights.length === 0) return toast.error(say('Choose at least one night first.'))
    if (maxNightsFault(draft) || lacksPartner) return
    try {
      await start.mutateAsync(toBoostInput(draft, nights))
      toast.success(
        say('The boost has started. {partners, plural, one {# partner} other {# partners}} notified.', {
          partners: draft.partnershipIds?.length ?? partners.length,
        }),
      )
      setAsked(false)
      onChange(newDraft)
      props.onStarted()
    } catch (error) {
      showRefusal(error, say('The boost was not started. Please try again.'))
    }
  }
  return (
    <Card>
      <h2 className="mb-4">{say('How much')}</h2>
      <form onSubmit={submit} noValidate className="grid gap-[18px]">
        <div>
          <p aria-hidden="true" className="mb-1.5 text-[14px] leading-5 font-[560]">
            {say('Points on top of each partner’s rate')}
          </p>
          <ChoiceSegments
            label={say('Points on top of each partner’s rate')}
            value={String(draft.points)}
            choices={boostLimits.points.map((points) => ({ value: String(points), label: `+${points}` }))}
            onChoose={(value) => change({ points: toPoints(value) })}
            isWide
          />
          <p className="mt-1.5 text-sm text-muted">{rateWords(baseRatePercent, partners, draft.points)}</p>
        </div>
        <div className="grid gap-3.5 md:grid-cols-2">
          <SelectField
            label={say('Rooms')}
            value={draft.roomTypeId ?? ''}
            onChange={({ target }) => change({ roomTypeId: target.value || null })}
          >
            <option value="">{say('All rooms')}</option>
            {roomTypes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <PartnerChoice
            partners={partners}
            chosen={draft.partnershipIds}
            error={isAsked && lacksPartner ? say('Choose a partner') : fields.partnershipIds}
            onChange={(partnershipIds) => change({ partnershipIds })}
          />
        </div>
        <TextField
          label={say('Stop after (optional)')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.maxNights}
          onChange={({ target }) => change({ maxNights: target.value })}
          error={fault ?? fields.maxNights}
          hint={say('It also stops automatically once the nights are full or past')}
          action={<span className="pr-1.5 whitespace-nowrap text-muted">{say('nights sold')}</span>}
        />
        <TextField
          label={say('Last day to book (optional)')}
          type="date"
          min={today}
          value={draft.lastBookingOn}
          onChange={({ target }) => change({ lastBookingOn: target.value })}
          error={fields.lastBookingOn}
        />
        <ReplayBox nights={chosen} baseRatePercent={baseRatePercent} draft={draft} currency={currency} />
        <div>
          <Button type="submit" block busy={start.isPending && say('Starting')}>
            <Sparkles aria-hidden="true" className="size-[18px]" />
            {say('Start boost')}
          </Button>
          <p className="mt-2.5 text-center text-sm text-muted">
            {say('It takes effect immediately. Bookings already made keep their rate.')}
          </p>
        </div>
      </form>
    </Card>
  )
}
