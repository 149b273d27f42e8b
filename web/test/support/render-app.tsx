import * as React from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App, prepareApp } from '../../src/app/app.tsx'
import { preparePage } from '../../src/app/prepare-page.ts'
import { signedInPaths } from '../../src/app/signed-in-paths.ts'
import { removeToken, storeToken } from '../../src/lib/token-cookie.ts'

// Nothing is laid out here, and lists that draw only what is in sight would draw nothing.
const sizes = { offsetWidth: 1280, clientWidth: 1280, offsetHeight: 800, clientHeight: 800 }
for (const [name, size] of Object.entries(sizes)) {
  Object.defineProperty(findOwner(document.body, name), name, { configurable: true, get: () => size })
}

function findOwner(value: object, property: string): object {
  if (Object.hasOwn(value, property)) return value
  const prototype: unknown = Object.getPrototypeOf(value)
  if (typeof prototype !== 'object' || prototype === null) throw new Error(`There is no ${property}.`)
  return findOwner(prototype, property)
}

/**
 * React notes for each element where it was made, which nobody reads here and takes a fifth of the time. It stops by
 * itself after ten thousand elements; these tests begin there.
 */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: () => {},
})

let root: Root | undefined

/** Fetched ahead, so that no test has to wait for files. */
export async function loadPages(): Promise<void> {
  await Promise.all([prepareApp('/'), ...signedInPaths.map(preparePage)])
}

/** The whole application at an address, as a browser opens it. */
export function renderApp(address: string, isSignedIn: boolean): void {
  if (isSignedIn) storeToken('token-of-the-test')
  else removeToken()
  window.history.replaceState(null, '', address)
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  root.render(<App />)
}

export function removeApp(): void {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
}
