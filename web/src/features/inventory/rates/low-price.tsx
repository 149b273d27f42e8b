import { namedLowNights } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { isLowPrice } from '../../../data/calendar.ts'
import { weekdayLongDay } from '../../../lib/day-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TriangleAlert } from '../../../ui/icons/triangle-alert.ts'

/** For forms that set prices: asks for confirmation of a price of 0 or below the floor, then sends the same again. */
export function useLowPriceQuestion(names: ReadonlyMap<string, string>) {
  const [question, setQuestion] = useState<{ words: string; goOn: () => void } | null>(null)
  const close = () => setQuestion(null)
  return {
    /** True if the server only asks for confirmation; anything else is a refusal. */
    asks(error: unknown, goOn: () => void): boolean {
      if (!isLowPrice(error)) return false
      setQuestion({ words: lowPriceWords(Object.keys(error.fields), names), goOn })
      return true
    },
    dialog: question ? (
      <Dialog title={say('Save a price this low?')} description={question.words} onClose={close}>
        <div className="mt-6 flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={close}>
            {say('Change it')}
          </Button>
          <Button
            onClick={() => {
              close()
              question.goOn()
            }}
          >
            <TriangleAlert aria-hidden="true" className="size-[18px]" />
            {say('Save it anyway')}
          </Button>
        </div>
      </Dialog>
    ) : null,
  }
}

/** Words the server's question, about the base price, or `nights.<room type>.<night>` for each of the first nights. */
function lowPriceWords(fields: readonly string[], names: ReadonlyMap<string, string>): string {
  const nights = fields.filter((field) => field.startsWith('nights.'))
  const [first] = nights
  if (first === undefined)
    return say('The base price is 0, or below the lowest price you have set for these rooms.')
  const [, roomTypeId = '', night = ''] = first.split('.')
  const example = { room: names.get(roomTypeId) ?? say('a room type'), day: weekdayLongDay(night) }
  return nights.length >= namedLowNights
    ? say(
        '{count} nights or more would cost 0, or less than the lowest price you have set. The first is {room}, {day}.',
        { count: namedLowNights, ...example },
      )
    : say(
        '{count, plural, one {# night} other {# nights}} would cost 0, or less than the lowest price you have set. The first is {room}, {day}.',
        { count: nights.length, ...example },
      )
}
