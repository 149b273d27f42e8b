import type { ReactNode } from 'react'
import { isValidElement } from 'react'
import { createRoutesFromElements, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { PageRoutes } from '../src/app/router.tsx'
import { profileTabs } from '../src/features/accounts/profile/profile-tabs.tsx'
import { BookingsPage } from '../src/features/bookings/bookings/bookings-page.tsx'
import { rateTabs } from '../src/features/inventory/rates/rates-tabs.tsx'
import { getSectionAddress, sectionNames } from '../src/features/platform/settings/settings-sections.ts'
import { publicPages, signedInPages } from './pages/all.ts'

/** The paths of a router that is written as elements: `<Routes>…`. */
function listPaths(routes: ReactNode): string[] {
  if (!isValidElement<{ children: ReactNode }>(routes))
    throw new Error('The router is not written as expected.')
  return leaves(createRoutesFromElements(routes.props.children))
}

function leaves(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, index, children }) => {
    if (children) return leaves(children)
    return index ? [''] : path === undefined ? [] : [path]
  })
}

const tested = new Set([...publicPages, ...signedInPages].map(({ page }) => page))
const missing = (pages: readonly string[]) => pages.filter((page) => !tested.has(page))

describe('every page has its states tested', () => {
  it('of the router', () => {
    const paths = listPaths(PageRoutes())
    expect(paths.length).toBeGreaterThan(30)
    expect(missing(paths)).toEqual([])
  })

  it('of the views of the bookings', () => {
    const views = listPaths(BookingsPage().props.children).map((path) =>
      path === '' ? '/bookings' : `/bookings/${path}`,
    )
    expect(views).toContain('/bookings/day')
    expect(missing(views)).toEqual([])
  })

  it('of the sections of the settings', () => {
    expect(missing(sectionNames.map(getSectionAddress))).toEqual([])
  })

  it('of the tabs of rates and of the profile', () => {
    const [firstRateTab, ...otherRateTabs] = Object.keys(rateTabs)
    const [firstProfileTab, ...otherProfileTabs] = Object.keys(profileTabs)
    expect([firstRateTab, firstProfileTab]).toEqual(['calendar', 'profile'])
    expect(missing(otherRateTabs.map((name) => `/hotels/:id/rates?tab=${name}`))).toEqual([])
    expect(missing(otherProfileTabs.map((name) => `/profile?tab=${name}`))).toEqual([])
  })

  it('and each state that does not exist says why', () => {
    for (const page of [...publicPages, ...signedInPages]) {
      for (const state of [page.loading, page.empty, page.full, page.failed]) {
        if ('never' in state) expect(state.never, page.page).toMatch(/\w{3}/)
        else expect(state.shows.length, page.page).toBeGreaterThan(0)
      }
    }
  })
})
