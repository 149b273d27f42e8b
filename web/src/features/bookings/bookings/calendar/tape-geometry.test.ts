import { describe, expect, it } from 'vitest'
import {
  barBox,
  daysOver,
  nightAt,
  nightsBetweenDays,
  nowPosition,
  packLanes,
  rowAt,
} from './tape-geometry.ts'
import { besideWindow, tapeWindow, windowWords } from './tape-window.ts'

const june = { fromOn: '2026-06-15', days: 14 }

describe('nightAt', () => {
  it.each([
    ['before the first noon', 0.2, '2026-06-15'],
    ['in the afternoon', 3.6, '2026-06-18'],
    ['in the morning after', 4.4, '2026-06-18'],
    ['at the end', 13.9, '2026-06-28'],
  ])('is that of a bar at this position: %s', (_name, days, night) => {
    expect(nightAt(days, june)).toBe(night)
  })
})

describe('nightsBetweenDays', () => {
  const isUsable = (night: string) => night !== '2026-06-21'
  it.each([
    ['one night', '2026-06-18', '2026-06-18', '2026-06-18', '2026-06-19'],
    ['to the right', '2026-06-16', '2026-06-18', '2026-06-16', '2026-06-19'],
    ['to the left', '2026-06-18', '2026-06-16', '2026-06-16', '2026-06-19'],
    ['up to a night that is taken', '2026-06-19', '2026-06-25', '2026-06-19', '2026-06-21'],
    ['back to a night that is taken', '2026-06-24', '2026-06-18', '2026-06-22', '2026-06-25'],
  ])('is a range: %s', (_name, anchor, day, checkInOn, checkOutOn) => {
    expect(nightsBetweenDays(anchor, day, isUsable)).toEqual({ checkInOn, checkOutOn })
  })
})

describe('barBox', () => {
  it.each([
    ['within', '2026-06-18', '2026-06-22', { left: 3.5, width: 4, isCutLeft: false, isCutRight: false }],
    ['from before', '2026-06-10', '2026-06-18', { left: 0, width: 3.5, isCutLeft: true, isCutRight: false }],
    ['to after', '2026-06-27', '2026-07-03', { left: 12.5, width: 1.5, isCutLeft: false, isCutRight: true }],
    ['through', '2026-06-01', '2026-07-31', { left: 0, width: 14, isCutLeft: true, isCutRight: true }],
    [
      'leaving on the first day',
      '2026-06-12',
      '2026-06-15',
      { left: 0, width: 0.5, isCutLeft: true, isCutRight: false },
    ],
    [
      'coming on the last day',
      '2026-06-28',
      '2026-06-29',
      { left: 13.5, width: 0.5, isCutLeft: false, isCutRight: true },
    ],
  ])('places a stay %s', (_name, checkInOn, checkOutOn, place) => {
    expect(barBox({ checkInOn, checkOutOn }, june)).toEqual(place)
  })

  it.each([
    ['2026-06-01', '2026-06-14'],
    ['2026-06-29', '2026-07-01'],
  ])('does not place %s to %s, which is outside the chart', (checkInOn, checkOutOn) => {
    expect(barBox({ checkInOn, checkOutOn }, june)).toBeUndefined()
  })

  it('lets one guest leave on the day the next arrives', () => {
    const first = barBox({ checkInOn: '2026-06-16', checkOutOn: '2026-06-18' }, june)
    const second = barBox({ checkInOn: '2026-06-18', checkOutOn: '2026-06-20' }, june)
    expect((first?.left ?? 0) + (first?.width ?? 0)).toBe(second?.left)
  })
})

describe('nowPosition', () => {
  it('is a part of its day', () => {
    expect(nowPosition('2026-06-16T18:00', june)).toBe(1.75)
    expect(nowPosition('2026-06-29T00:00', june)).toBeUndefined()
    expect(nowPosition('2026-06-14T23:59', june)).toBeUndefined()
  })
})

describe('packLanes', () => {
  it('puts stays that share a night under each other and back to back ones in a line', () => {
    const stays = [
      { checkInOn: '2026-06-18', checkOutOn: '2026-06-20' },
      { checkInOn: '2026-06-16', checkOutOn: '2026-06-18' },
      { checkInOn: '2026-06-17', checkOutOn: '2026-06-19' },
    ]
    expect(packLanes(stays).map(({ stay, lane }) => [stay.checkInOn, lane])).toEqual([
      ['2026-06-16', 0],
      ['2026-06-17', 1],
      ['2026-06-18', 0],
    ])
  })
})

it('finds the row at a height', () => {
  const heights = [30, 44, 44]
  expect([-5, 0, 29, 30, 73, 74, 500].map((y) => rowAt(heights, y))).toEqual([0, 0, 0, 1, 1, 2, 2])
})

it('counts whole days over a distance', () => {
  expect([-31, -29, 0, 29, 31, 120].map((x) => daysOver(x, 60))).toEqual([-1, 0, 0, 0, 1, 2])
})

describe('tapeWindow', () => {
  it('begins two weeks yesterday, or on the requested day', () => {
    expect(tapeWindow('fortnight', undefined, '2026-06-16')).toEqual(june)
    expect(tapeWindow('fortnight', '2026-06-21', '2026-06-16').fromOn).toBe('2026-06-21')
  })

  it('shows whole months', () => {
    expect(tapeWindow('month', '2028-02-17', '2026-06-16')).toEqual({ fromOn: '2028-02-01', days: 29 })
  })

  it('turns pages', () => {
    expect(besideWindow(june, 'fortnight', 1)).toBe('2026-06-29')
    expect(besideWindow(june, 'fortnight', -1)).toBe('2026-06-01')
    const march = tapeWindow('month', '2026-03-01', '2026-06-16')
    expect([besideWindow(march, 'month', -1), besideWindow(march, 'month', 1)]).toEqual([
      '2026-02-01',
      '2026-04-01',
    ])
  })

  it('says what it shows', () => {
    expect(windowWords(june, 'fortnight')).toBe('15 to 28 June 2026')
    expect(windowWords({ fromOn: '2026-06-01', days: 30 }, 'month')).toBe('June 2026')
  })
})
