import { describe, expect, it } from 'vitest'
import { isActive } from './is-active.ts'

describe('isActive', () => {
  it.each([
    ['/hotels', '/hotels', true],
    ['/hotels', '/hotels/', true],
    ['/hotels', '/hotels/create', true],
    ['/hotels', '/hotels/7/edit', true],
    ['/hotels', '/hotels-x', false],
    ['/hotels', '/my/hotels', false],
    ['/hotels', '/', false],
    ['/dashboard', '/dashboard', true],
    ['/dashboard', '/dashboard/', true],
    ['/dashboard', '/dashboard/activity', false],
    ['/settings', '/settings/launch', true],
    ['/profile', '/profiles', false],
  ])('%s on %s is %s', (item, pathname, expected) => {
    expect(isActive(item, pathname)).toBe(expected)
  })
})
