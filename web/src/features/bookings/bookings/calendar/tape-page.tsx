import type { Tape } from '@roomlark/contract/bookings/front-desk'
import type { RoomProposal } from '@roomlark/contract/bookings/room-assignments'
import { addDays, dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTape } from '../../../../data/bookings.ts'
import { useRoomProposal } from '../../../../data/room-assignments.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { useMay } from '../../../../session/use-may.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { readStart, readTape, type TapeSpan, withParts } from '../booking-address.ts'
import { BookingsHead } from '../bookings-head.tsx'
import { HotelGate } from '../hotel-gate.tsx'
import { useNow } from '../use-now.ts'
import { BlockDialog, type BlockDraft } from './block-dialog.tsx'
import { ProposalBar } from './proposal-bar.tsx'
import { TapeChart } from './tape-chart.tsx'
import type { Bar } from './tape-rows.ts'
import { TapeToolbar } from './tape-toolbar.tsx'
import { besideWindow, tapeWindow } from './tape-window.ts'

export function TapePage() {
  useTitle(say('Bookings calendar'))
  return <HotelGate>{(hotel, picker) => <TapeView key={hotel.id} hotel={hotel} picker={picker} />}</HotelGate>
}

function TapeView({ hotel, picker }: { hotel: Hotel; picker: ReactNode }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const today = dateIn(hotel.timeZone, useNow(60_000))
  const { fromOn, span } = readTape(search)
  const window = useMemo(() => tapeWindow(span, fromOn, today), [span, fromOn, today])
  const tape = useTape(hotel.id, window)
  const mayBlock = useMay('work-desk', hotel.id)
  const mayAssign = useMay('work-desk', hotel.id)
  const [isProposing, setProposing] = useState(false)
  const untilOn = addDays(window.fromOn, window.days - 1)
  const firstOn = window.fromOn < today ? today : window.fromOn
  const proposal = useRoomProposal(
    hotel.id,
    isProposing && firstOn <= untilOn ? { fromOn: firstOn, untilOn } : null,
  )
  const shown = useMemo(
    () => (tape.data && isProposing && proposal.data ? withProposal(tape.data, proposal.data) : tape.data),
    [tape.data, isProposing, proposal.data],
  )
  const [drawn, setDraft] = useState<BlockDraft | null>(null)
  const { roomId } = readStart(search)
  const draft = drawn ?? (roomId && mayBlock ? { roomId, fromOn: today } : null)
  const go = (parts: { from?: string | null; span?: TapeSpan | null }) =>
    navigate({ search: withParts(search, parts) })
  const rooms = tape.data?.roomTypes.reduce((sum, type) => sum + type.rooms.length, 0)
  return (
    <>
      <BookingsHead
        subtitle={rooms === undefined ? hotel.name : `${isolate(hotel.name)}, ${roomsWords(rooms)}`}
      >
        {picker}
      </BookingsHead>
      {tape.data && rooms === 0 ? (
        <NoRooms hotelId={hotel.id} />
      ) : tape.isError && !tape.data ? (
        <NotLoaded title={say('The calendar did not load')} query={tape} />
      ) : (
        <section aria-label={say('Tape chart')} className="rounded-lg border border-border bg-surface">
          <TapeToolbar
            window={window}
            span={span}
            onStep={(step) => go({ from: besideWindow(window, span, step) })}
            onToday={() => go({ from: null })}
            onSpan={(next) => go({ span: next === 'month' ? next : null, from: fromOn ?? null })}
            onPropose={mayAssign ? () => setProposing(!isProposing) : null}
            isProposing={isProposing}
            ratesAddress={mayBlock ? `/hotels/${hotel.id}/rates` : null}
            onBlock={mayBlock ? () => setDraft({ roomId: '', fromOn: today }) : null}
          />
          {isProposing && proposal.data ? (
            <ProposalBar hotelId={hotel.id} proposal={proposal.data} onClose={() => setProposing(false)} />
          ) : null}
          {isProposing && proposal.isError ? (
            <div className="border-t border-border p-4">
              <NotLoaded title={say('No rooms could be proposed')} query={proposal} />
            </div>
          ) : null}
          {shown ? (
            <TapeChart hotel={hotel} tape={shown} window={window} today={today} onBlock={setDraft} />
          ) : (
            <SkeletonArea className="grid gap-3 border-t border-border p-5">
              <Skeleton className="h-10" />
              <Skeleton className="h-96" />
            </SkeletonArea>
          )}
        </section>
      )}
      {draft && tape.data ? (
        <BlockDialog
          hotel={hotel}
          roomTypes={tape.data.roomTypes}
          draft={draft}
          onClose={() => {
            setDraft(null)
            if (roomId) void navigate({ search: withParts(search, { room: null }) }, { replace: true })
          }}
        />
      ) : null}
    </>
  )
}

/** Shows stays without a room where the proposal would put them. */
function withProposal(tape: Tape, { proposed }: RoomProposal): Tape {
  const rooms = new Map(proposed.map(({ stayId, roomId }) => [stayId, roomId]))
  const bars = tape.bars.map((bar): Bar => {
    const roomId = bar.roomId === null ? rooms.get(bar.stayId) : undefined
    return roomId ? { ...bar, roomId, isProposed: true } : bar
  })
  return { ...tape, bars }
}

function roomsWords(count: number): string {
  return say('{count, plural, one {# room} other {# rooms}}', { count })
}

function NoRooms({ hotelId }: { hotelId: string }) {
  return (
    <Card>
      <EmptyState
        spot={<KeyRackSpot />}
        title={say('No rooms yet')}
        text={say('Once this hotel has numbered rooms, its stays appear here, room by room.')}
        action={<ButtonLink to={`/hotels/${hotelId}`}>{say('Open the hotel')}</ButtonLink>}
      />
    </Card>
  )
}
