import type { Tape } from '@roomlark/contract/bookings/front-desk'
import { describe, expect, it } from 'vitest'
import { moveConflict, rowsFor, shifted, stretched, toStayWish, toTarget } from './tape-move.ts'
import { type Bar, tapeRows } from './tape-rows.ts'

const today = '2026-06-16'

function bar(given: Partial<Bar> & { stayId: string }): Bar {
  return {
    bookingId: `booking of ${given.stayId}`,
    reference: 'RL-TEST',
    guestName: given.stayId,
    state: 'confirmed',
    roomTypeId: 'double',
    roomId: '201',
    checkInOn: '2026-06-18',
    checkOutOn: '2026-06-20',
    bookedFromOn: given.checkInOn ?? '2026-06-18',
    bookedUntilOn: given.checkOutOn ?? '2026-06-20',
    isVip: false,
    unreadMessages: 0,
    version: 1,
    ...given,
  }
}

function tape(bars: Bar[], blocks: Tape['blocks'] = [], roomBlocks: Tape['roomBlocks'] = []): Tape {
  return {
    fromOn: '2026-06-14',
    untilOn: '2026-06-28',
    roomTypes: [
      { id: 'double', name: 'Double', rooms: ['201', '202'].map((number) => ({ id: number, number })) },
      { id: 'suite', name: 'Suite', rooms: [{ id: '301', number: '301' }] },
    ],
    bars,
    blocks,
    roomBlocks,
    groupHolds: [],
  }
}

const ana = bar({ stayId: 'Ana' })
const here = toTarget(ana)

describe('moveConflict', () => {
  it('finds no conflict with a free room, or with staying', () => {
    expect(moveConflict(tape([ana]), ana, { ...here, roomId: '202' }, today)).toBeUndefined()
    expect(moveConflict(tape([ana]), ana, here, today)).toBeUndefined()
  })

  it('refuses a room that is taken, and names who has it', () => {
    const ben = bar({ stayId: 'Ben', roomId: '202', checkInOn: '2026-06-19', checkOutOn: '2026-06-21' })
    expect(moveConflict(tape([ana, ben]), ana, { ...here, roomId: '202' }, today)).toContain(
      'Room 202 is taken by Ben, 19 to 21 Jun',
    )
  })

  it('lets one guest arrive on the day another leaves', () => {
    const ben = bar({ stayId: 'Ben', roomId: '202', checkInOn: '2026-06-20', checkOutOn: '2026-06-21' })
    expect(moveConflict(tape([ana, ben]), ana, { ...here, roomId: '202' }, today)).toBeUndefined()
  })

  it('refuses a type that is full, blocks included', () => {
    const block = {
      id: 'x',
      roomTypeId: 'suite',
      roomId: null,
      checkInOn: '2026-06-19',
      checkOutOn: '2026-06-20',
      summary: 'Not available',
    }
    const to = { ...here, roomTypeId: 'suite', roomId: '301' }
    expect(moveConflict(tape([ana], [block]), ana, to, today)).toBe('Suite is full on 19 June 2026.')
    expect(moveConflict(tape([ana]), ana, to, today)).toBeUndefined()
  })

  it('counts every room of the booking when its dates change', () => {
    const twin = { ...ana, stayId: 'Ana 2', roomId: '202' }
    const ben = bar({ stayId: 'Ben', roomId: null, checkInOn: '2026-06-21', checkOutOn: '2026-06-22' })
    expect(moveConflict(tape([ana, twin, ben]), ana, shifted(here, 2), today)).toBe(
      'Double is full on 21 June 2026.',
    )
    expect(moveConflict(tape([ana, twin, ben]), ana, shifted(here, 1), today)).toBeUndefined()
  })

  it('refuses dates in the past', () => {
    expect(moveConflict(tape([ana]), ana, shifted(here, -3), today)).toBe('Check-in is in the past.')
  })

  describe('of a guest in house', () => {
    const guest = bar({
      stayId: 'Gil',
      state: 'checked-in',
      checkInOn: '2026-06-14',
      checkOutOn: '2026-06-18',
    })
    const there = toTarget(guest)

    it('keeps the arrival', () => {
      expect(moveConflict(tape([guest]), guest, shifted(there, 1), today)).toContain('has arrived')
      expect(moveConflict(tape([guest]), guest, stretched(there, 2), today)).toBeUndefined()
    })

    it('considers only the nights from tonight on', () => {
      const gone = bar({ stayId: 'Gone', roomId: '202', checkInOn: '2026-06-13', checkOutOn: '2026-06-16' })
      const full = bar({ stayId: 'Full', roomId: '202', checkInOn: '2026-06-17', checkOutOn: '2026-06-19' })
      const to = { ...there, roomId: '202' }
      expect(moveConflict(tape([guest, gone]), guest, to, today)).toBeUndefined()
      expect(moveConflict(tape([guest, full]), guest, to, today)).toContain('taken by Full')
    })
  })
})

it('keeps at least one night', () => {
  expect(stretched(here, -9).checkOutOn).toBe('2026-06-19')
})

describe('tapeRows', () => {
  const waiting = bar({ stayId: 'Wim', roomId: null })
  const rows = tapeRows(tape([ana, waiting]), { fromOn: '2026-06-15', days: 14 })

  it('lists each type with its lane and its rooms', () => {
    expect(rows.map(({ key }) => key)).toEqual([
      'type-double',
      'lane-double',
      '201',
      '202',
      'type-suite',
      '301',
    ])
  })

  it('counts what is taken each night', () => {
    expect(rows[0]).toMatchObject({ units: 2, taken: [0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] })
  })

  it('offers a stay every room and the lane of its own type', () => {
    expect(rowsFor(ana, rows).map(({ key }) => key)).toEqual(['lane-double', '201', '202', '301'])
    const suite = bar({ stayId: 'Sue', roomTypeId: 'suite', roomId: '301' })
    expect(rowsFor(suite, rows).map(({ key }) => key)).toEqual(['201', '202', '301'])
  })
})

describe('a room out of order', () => {
  const block = {
    id: 'b',
    roomTypeId: 'double',
    reason: 'The shower leaks',
    version: 1,
    roomId: '202',
    fromOn: '2026-06-19',
    untilOn: '2026-06-21',
  }

  it('cannot be assigned, and its type has one room fewer', () => {
    const chart = tape([ana], [], [block])
    expect(moveConflict(chart, ana, { ...here, roomId: '202' }, today)).toBe(
      'Room 202 is out of order, 19 to 21 Jun.',
    )
    const bo = bar({ stayId: 'Bo', roomTypeId: 'suite', roomId: '301' })
    const full = tape([ana, bo], [], [block])
    const lane = { ...toTarget(bo), roomTypeId: 'double', roomId: null }
    expect(moveConflict(full, bo, lane, today)).toBe('Double is full on 19 June 2026.')
  })
})

describe('toStayWish', () => {
  it('changes the dates of the whole booking, even for a guest who changes rooms', () => {
    const rest = bar({ stayId: 'Rest', bookedFromOn: '2026-06-16' })
    expect(toStayWish(rest, stretched(toTarget(rest), 1))).toEqual({
      checkInOn: '2026-06-16',
      checkOutOn: '2026-06-21',
    })
    expect(toStayWish(rest, shifted(toTarget(rest), 2))).toEqual({
      checkInOn: '2026-06-18',
      checkOutOn: '2026-06-22',
    })
  })

  it('names the room only if it changes', () => {
    expect(toStayWish(ana, { ...here, roomId: '202' })).toEqual({
      checkInOn: '2026-06-18',
      checkOutOn: '2026-06-20',
      room: { stayId: 'Ana', roomId: '202' },
    })
  })
})
