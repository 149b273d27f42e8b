import { describe, expect, test } from 'vitest'
import { createSharedWork } from './shared-work.ts'

/** Work that ends when it is told to, and says which turn it was. */
function makeWork() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const work = () => {
    const turn = ends.length + 1
    return new Promise<number>((resolve, reject) => {
      ends.push({ resolve: () => resolve(turn), reject })
    })
  }
  return { work, ends }
}

describe('shared work', () => {
  test('is done once more for all who ask while it is under way', async () => {
    const share = createSharedWork<number>()
    const { work, ends } = makeWork()
    const first = share('page', work)
    const later = [share('page', work), share('page', work), share('page', work)]
    expect(ends).toHaveLength(1)
    ends[0]?.resolve()
    expect(await first).toBe(1)
    ends[1]?.resolve()
    expect(await Promise.all(later)).toEqual([2, 2, 2])
    void share('page', work)
    expect(ends).toHaveLength(3)
  })

  test('is not shared by those who ask for something else', () => {
    const share = createSharedWork<number>()
    const { work, ends } = makeWork()
    void share('page', work)
    void share('another page', work)
    expect(ends).toHaveLength(2)
  })

  test('is done for those who wait, although it failed before', async () => {
    const share = createSharedWork<number>()
    const { work, ends } = makeWork()
    const first = share('page', work)
    const second = share('page', work)
    ends[0]?.reject(new Error('too slow'))
    await expect(first).rejects.toThrow('too slow')
    ends[1]?.resolve()
    expect(await second).toBe(2)
  })
})
