import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { HousekeepingBoard, HousekeepingRoom } from '@roomlark/contract/inventory/housekeeping'
import type { CleaningState } from '@roomlark/contract/inventory/room-states'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useBoard, useChangeHousekeeping, useMarkRoom } from '../../../../data/housekeeping.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { May } from '../../../../session/may.tsx'
import { useUser } from '../../../../session/session-context.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { BellSpot, KeyRackSpot } from '../../../../ui/spot.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { BookingsHead } from '../bookings-head.tsx'
import { BlockDialog } from '../calendar/block-dialog.tsx'
import { HotelGate } from '../hotel-gate.tsx'
import { BoardFilter, readBoardView } from './board-filter.tsx'
import { type BoardView, boardViews, groupByFloor, isShown } from './board-rooms.ts'
import { FloorCard } from './floor-card.tsx'
import { LostProperty } from './lost-property.tsx'
import { RoomRow } from './room-row.tsx'
import { RoomSheet } from './room-sheet.tsx'

export function HousekeepingPage() {
  useTitle(say('Housekeeping'))
  return <HotelGate>{(hotel, picker) => <Rooms key={hotel.id} hotel={hotel} picker={picker} />}</HotelGate>
}

function Rooms({ hotel, picker }: { hotel: Hotel; picker: ReactNode }) {
  const board = useBoard(hotel.id)
  const view = readBoardView(useLocation().search)
  return (
    <>
      <BookingsHead
        subtitle={board.data ? `${hotel.name}, ${weekdayLongDay(board.data.day)}` : hotel.name}
        hasNew={false}
      >
        {picker}
      </BookingsHead>
      {board.data ? (
        board.data.rooms.length === 0 ? (
          <NoRooms hotelId={hotel.id} />
        ) : (
          <Board key={view} hotel={hotel} board={board.data} view={view} />
        )
      ) : board.isError ? (
        <NotLoaded title={say('The rooms did not load')} query={board} />
      ) : (
        <SkeletonArea className="grid gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-96 rounded-lg!" />
        </SkeletonArea>
      )}
    </>
  )
}

type BoardProps = { hotel: Hotel; board: HousekeepingBoard; view: BoardView }

function Board({ hotel, board, view }: BoardProps) {
  const { rooms, cleaners, settings, day } = board
  const { needsInspection } = settings
  const { id: userId } = useUser()
  const mark = useMarkRoom(hotel.id)
  /** States of rooms before they were marked here: they stay in sight, with a way back. */
  const [marked, setMarked] = useState<ReadonlyMap<string, CleaningState>>(new Map())
  const [openId, setOpenId] = useState<string | null>(null)
  const [blockId, setBlockId] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  async function set(room: HousekeepingRoom, to: CleaningState) {
    const { state } = room
    if (state === 'out-of-order') return
    setMarked(new Map([...marked, [room.id, state]]))
    try {
      await mark.mutateAsync({ room, to })
      setSaid(
        say(
          '{state, select, dirty {Room {number} is dirty.} clean {Room {number} is clean.} other {Room {number} is inspected.}}',
          { state: to, number: room.number },
        ),
      )
    } catch (error) {
      forget(room.id)
      showRefusal(error, say('That was not saved. Please try again.'))
    }
  }
  function forget(roomId: string) {
    setMarked((before) => new Map([...before].filter(([id]) => id !== roomId)))
  }
  async function undo(room: HousekeepingRoom, to: CleaningState) {
    await set(room, to)
    forget(room.id)
  }
  const wish = { needsInspection, userId }
  const counts = Object.fromEntries(
    boardViews.map((one) => [one, rooms.filter((room) => isShown(room, one, wish)).length]),
  ) as Record<BoardView, number>
  const shown = rooms.filter((room) => isShown(room, view, wish) || marked.has(room.id))
  const open = rooms.find(({ id }) => id === openId)
  return (
    <>
      <BoardFilter view={view} counts={counts} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {shown.length === 0 ? (
        <NothingHere view={view} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-2">
          {groupByFloor(shown, needsInspection, marked).map((floor) => (
            <FloorCard key={floor.floor} hotelId={hotel.id} floor={floor} cleaners={cleaners}>
              {floor.rooms.map((room) => (
                <RoomRow
                  key={room.id}
                  room={room}
                  needsInspection={needsInspection}
                  before={marked.get(room.id)}
                  isBusy={mark.isPending && mark.variables.room.id === room.id}
                  onMark={(to) => void set(room, to)}
                  onUndo={(to) => void undo(room, to)}
                  onOpen={() => setOpenId(room.id)}
                />
              ))}
            </FloorCard>
          ))}
        </div>
      )}
      <LostProperty rooms={rooms} onOpen={setOpenId} />
      <May do="change-offer" at={hotel.id}>
        <Inspection hotelId={hotel.id} settings={settings} />
      </May>
      {open ? (
        <RoomSheet
          hotel={hotel}
          room={open}
          cleaners={cleaners}
          onMark={(to) => void set(open, to)}
          onBlock={() => {
            setBlockId(open.id)
            setOpenId(null)
          }}
          onClose={() => setOpenId(null)}
        />
      ) : null}
      {blockId ? (
        <BlockDialog
          hotel={hotel}
          roomTypes={countByRoomType(rooms)}
          draft={{ roomId: blockId, fromOn: day }}
          onClose={() => setBlockId(null)}
        />
      ) : null}
    </>
  )
}

function countByRoomType(rooms: readonly HousekeepingRoom[]) {
  const byType = Map.groupBy(rooms, ({ roomTypeName }) => roomTypeName)
  return [...byType].map(([name, ofType]) => ({ id: name, name, rooms: ofType }))
}

const nothing: Readonly<Record<BoardView, { title: string; text: string }>> = {
  'to-clean': {
    title: say('Every room is ready'),
    text: say('Rooms appear here at check-out and after each night.'),
  },
  arrivals: {
    title: say('No arrivals with a room'),
    text: say('Guests who arrive today and have a room appear here.'),
  },
  mine: {
    title: say('No room is assigned to you'),
    text: say('The desk assigns rooms, or whole floors, for today.'),
  },
  all: { title: say('No rooms yet'), text: say('Once this hotel has numbered rooms, they appear here.') },
}

function NothingHere({ view }: { view: BoardView }) {
  return (
    <Card>
      <EmptyState spot={<BellSpot />} {...nothing[view]} />
    </Card>
  )
}

function NoRooms({ hotelId }: { hotelId: string }) {
  return (
    <Card>
      <EmptyState
        spot={<KeyRackSpot />}
        {...nothing.all}
        action={<ButtonLink to={`/hotels/${hotelId}`}>{say('Open the hotel')}</ButtonLink>}
      />
    </Card>
  )
}

type InspectionProps = { hotelId: string; settings: HousekeepingBoard['settings'] }

function Inspection({ hotelId, settings }: InspectionProps) {
  const id = useId()
  const change = useChangeHousekeeping(hotelId)
  async function set(needsInspection: boolean) {
    try {
      await change.mutateAsync({ needsInspection, version: settings.version })
    } catch (error) {
      showRefusal(error, say('That was not saved. Please try again.'))
    }
  }
  return (
    <section
      aria-label={say('Rules')}
      className="mt-6 flex items-center justify-between gap-4 rounded-lg border border-border bg-surface px-[18px] py-4"
    >
      <div>
        <p id={`${id}-label`} className="font-[560]">
          {say('Rooms are inspected before check-in')}
        </p>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {say('The desk is warned until somebody has looked at a clean room.')}
        </p>
      </div>
      <Switch
        checked={settings.needsInspection}
        disabled={change.isPending}
        onCheckedChange={(isOn) => void set(isOn)}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
      />
    </section>
  )
}
