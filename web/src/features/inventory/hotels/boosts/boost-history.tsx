import { isolate } from '@roomlark/contract/isolate'
import type { Boost, BoostEnd } from '@roomlark/contract/partners/boosts'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useStopBoost } from '../../../../data/boosts.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { countText } from '../../../../lib/format-number.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { nightRunWords } from '../../../../parts/boosts/boost-words.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'

/** The boosts that run, each with a way to stop it, and those that ran before. */
export function BoostHistory({ hotelId, boosts }: { hotelId: string; boosts: readonly Boost[] }) {
  const [stopping, setStopping] = useState<Boost | null>(null)
  if (boosts.length === 0) return null
  return (
    <Card>
      <CardHead
        title={say('Your boosts')}
        subtitle={say('Bookings made while a boost ran keep its points')}
      />
      <ul className="divide-y divide-border">
        {boosts.map((boost) => (
          <li
            key={boost.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-strong">
                {say('{points, plural, one {+# point} other {+# points}}, {nights}', {
                  points: boost.points,
                  nights: nightRunWords(boost.nights),
                })}
              </p>
              <p className="text-sm text-muted wrap-anywhere">{listFacts(boost).join(', ')}</p>
            </div>
            <Badge tone={boost.ended ? 'neutral' : 'success'}>
              {boost.ended ? endWords[boost.ended.why] : say('Running')}
            </Badge>
            {boost.ended ? null : (
              <Button variant="secondary" size="sm" onClick={() => setStopping(boost)}>
                {say('Stop')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {stopping ? <StopDialog hotelId={hotelId} boost={stopping} onClose={() => setStopping(null)} /> : null}
    </Card>
  )
}

const endWords: Record<BoostEnd, string> = {
  stopped: say('Stopped'),
  sold: say('Sold##state of a boost'),
  over: say('Over##state of a boost'),
}

function listFacts({
  roomTypeName,
  partnerNames,
  maxNights,
  soldNights,
  bookings,
  startedAt,
  ended,
}: Boost): string[] {
  const sold =
    maxNights === null
      ? say(
          '{nights, plural, one {# night} other {# nights}} sold in {bookings, plural, one {# booking} other {# bookings}}',
          { nights: soldNights, bookings },
        )
      : say(
          '{sold} of {nights, plural, one {# night} other {# nights}} sold in {bookings, plural, one {# booking} other {# bookings}}',
          { sold: countText(soldNights), nights: maxNights, bookings },
        )
  const day = (instant: string) => longDate(new Date(instant))
  return [
    ...(roomTypeName === null ? [] : [isolate(roomTypeName)]),
    ...(partnerNames === null
      ? []
      : [say('for {partners}', { partners: listWords(partnerNames.map(isolate)) })]),
    sold,
    ended === null
      ? say('since {day}', { day: day(startedAt) })
      : day(startedAt) === day(ended.at)
        ? day(ended.at)
        : say('{from} to {until}', { from: day(startedAt), until: day(ended.at) }),
  ]
}

function StopDialog({ hotelId, boost, onClose }: { hotelId: string; boost: Boost; onClose: () => void }) {
  const stop = useStopBoost(hotelId)
  const form = useContractForm({
    send: () => stop.mutateAsync(boost),
    done: say('The boost has stopped.'),
    failed: say('It was not stopped. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Stop this boost?')}
      description={say(
        'New bookings for {nights} get the usual rates from now on. Bookings already made keep their points.',
        { nights: nightRunWords(boost.nights) },
      )}
      submitLabel={say('Stop boost')}
      busyLabel={say('Stopping')}
      cancelLabel={say('Keep it running')}
      isDanger
      onClose={onClose}
    />
  )
}
