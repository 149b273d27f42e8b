import type { CalendarEditResult } from '@roomlark/contract/inventory/calendar'
import { say } from '@roomlark/contract/say'
import { type Copy, type Edit, useEditPreview } from '../../../../data/calendar.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { priceText } from '../../../../parts/money/money-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { ArrowRight } from '../../../../ui/icons/arrow-right.ts'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { TriangleAlert } from '../../../../ui/icons/triangle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { differences } from './change-words.ts'

type ChangePreviewProps = {
  hotelId: string
  change: Edit | Copy
  currency: string
  /** Room type names by id. */
  names: ReadonlyMap<string, string>
  cancelLabel: string
  busy?: string | false
  /** Called with whether low prices were shown and confirmed. */
  onApply: (acceptLow: boolean) => void
  onCancel: () => void
}

/** Previews a change of the calendar, without saving it. */
export function ChangePreview(props: ChangePreviewProps) {
  const { hotelId, change, currency, names, cancelLabel, busy = false, onApply, onCancel } = props
  const preview = useEditPreview(hotelId, change)
  const count = preview.data?.nights ?? 0
  const examples = preview.data?.examples ?? []
  const low = preview.data?.low ?? 0
  return (
    <>
      <div aria-live="polite" className="mt-4">
        {preview.isPending ? (
          <p className="flex items-center gap-2.5 text-muted">
            <Spinner />
            {say('Preparing the preview')}
          </p>
        ) : null}
        {preview.isError ? (
          <Note tone="error" icon={<CircleAlert />} title={say('This cannot be done')}>
            {getErrorMessage(preview.error, say('The server did not answer. Please try again.'))}
          </Note>
        ) : null}
        {preview.isSuccess ? (
          <p>
            {count === 0 ? (
              say('Nothing would change.')
            ) : (
              <b>{say('{count, plural, one {# night} other {# nights}} will change.', { count })}</b>
            )}
          </p>
        ) : null}
      </div>
      {examples.length > 0 ? (
        <ul className="mt-3 divide-y divide-border rounded-[12px] border border-border">
          {examples.map(({ roomTypeId, before, after }) => (
            <li key={`${roomTypeId} ${before.night}`} className="px-3.5 py-2.5 text-[14px] leading-5">
              <span className="text-muted">
                {names.get(roomTypeId)}, {weekdayLongDay(before.night)}
              </span>
              <ul className="mt-0.5 flex flex-wrap gap-x-4">
                {differences(before, after, currency).map((difference) => (
                  <li key={difference.what} className="inline-flex items-center gap-1.5">
                    {difference.what}: {difference.before}
                    <ArrowRight aria-label={say('becomes')} className="size-3.5 text-muted" />
                    <b>{difference.after}</b>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
      {count > examples.length && examples.length > 0 ? (
        <p className="mt-2 text-sm text-muted">
          {say('And {count, plural, one {# night} other {# nights}} more like these.', {
            count: count - examples.length,
          })}
        </p>
      ) : null}
      {preview.data && low > 0 ? (
        <LowPrices count={low} examples={preview.data.lowExamples} currency={currency} names={names} />
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button busy={busy} disabled={count === 0} onClick={() => onApply(low > 0)}>
          {count === 0
            ? say('Apply')
            : low > 0
              ? say('Change {count, plural, one {# night} other {# nights}} anyway', { count })
              : say('Change {count, plural, one {# night} other {# nights}}', { count })}
        </Button>
      </div>
    </>
  )
}

type LowPricesProps = {
  count: number
  examples: CalendarEditResult['lowExamples']
  currency: string
  names: ReadonlyMap<string, string>
}

function LowPrices({ count, examples, currency, names }: LowPricesProps) {
  return (
    <Note
      tone="warning"
      icon={<TriangleAlert />}
      title={
        examples.every(({ priceCents }) => priceCents === 0)
          ? say('{count, plural, one {# night} other {# nights}} would cost nothing', { count })
          : say('{count, plural, one {# night} other {# nights}} would cost less than your lowest price', {
              count,
            })
      }
      className="mt-4"
    >
      <ul>
        {examples.map(({ roomTypeId, night, priceCents, floorCents }) => {
          const example = {
            room: names.get(roomTypeId),
            night: weekdayLongDay(night),
            price: <b>{priceText(priceCents, currency)}</b>,
          }
          return (
            <li key={`${roomTypeId} ${night}`}>
              {floorCents === null
                ? sayRich('{room}, {night}: {price}', example)
                : sayRich('{room}, {night}: {price}, the lowest is {lowest}', {
                    ...example,
                    lowest: priceText(floorCents, currency),
                  })}
            </li>
          )
        })}
      </ul>
      {count > examples.length
        ? say('And {count, plural, one {# night} other {# nights}} more.', { count: count - examples.length })
        : null}
    </Note>
  )
}
