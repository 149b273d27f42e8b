import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Timeline } from '../../../../ui/timeline.tsx'
import { useNow } from '../use-now.ts'
import { lifecycle } from './lifecycle.ts'

const shownAtFirst = 6

export function PanelHistory({ booking }: { booking: Booking }) {
  const [showsAll, setShowsAll] = useState(false)
  const items = lifecycle(booking, useNow(60_000))
  const hidden = showsAll ? 0 : Math.max(0, items.length - shownAtFirst)
  return (
    <>
      {hidden > 0 ? (
        <Button
          variant="quiet"
          size="sm"
          className="mb-2 -ml-2 print:hidden"
          onClick={() => setShowsAll(true)}
        >
          {say('{hidden, plural, one {Show # earlier} other {Show # earlier}}', { hidden })}
        </Button>
      ) : null}
      <Timeline items={items.slice(hidden)} />
    </>
  )
}
