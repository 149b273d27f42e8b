const path = '/sw.js'

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (address: string) => unknown }
}

let address: string | undefined

/** Registers the service worker, or finds the one that is there. Pages may start this one script only. */
export async function startServiceWorker(): Promise<ServiceWorkerRegistration> {
  address ??= trustAddress()
  await navigator.serviceWorker.register(address, { updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}

/** The policy of the pages knows this name (server/src/http/security-headers.ts). */
function trustAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => path })
  // Trusted values are objects of the browser, which TypeScript types as strings.
  return (policy?.createScriptURL(path) ?? path) as string
}
