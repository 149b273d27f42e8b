import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { mapTilesPath } from '@roomlark/contract/guest-site/map-address'
import { addProtocol, Map as LibreMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'
import { useEffect, useRef, useState } from 'react'
import type { MapWords } from '../texts/map.ts'
import { makeStyle } from './map-style.ts'

export type StreetMapProps = {
  language: GuestLanguage
  words: MapWords
  /** Says what the map shows. */
  label: string
  markers: readonly { latitude: number; longitude: number }[]
  className: string
}

allowWorker()
setWorkerUrl(workerUrl)
addProtocol('pmtiles', new Protocol().tile)

const streetZoom = 15

/** Streets from the tiles of this server: nobody else learns who looks at which hotel. */
export function StreetMap({ language, words, label, markers, className }: StreetMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [fault, setFault] = useState<Error | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page around it is written once, so nothing changes
  useEffect(() => {
    if (!box.current) return
    try {
      return openMap(box.current, { language, words, label, markers })
    } catch (error) {
      // A browser without WebGL, or with none left.
      setFault(error instanceof Error ? error : new Error(String(error)))
    }
  }, [])
  if (fault) throw fault
  return (
    <div className={`relative overflow-hidden rounded-[10px] border border-border bg-sunken ${className}`}>
      <div ref={box} className="size-full" />
      <p className="absolute right-0 bottom-0 rounded-tl-md bg-surface/85 px-1.5 py-0.5 text-xs">
        <a href="https://www.openstreetmap.org/copyright" rel="noopener noreferrer" className="underline">
          {words.source}
        </a>
      </p>
    </div>
  )
}

function openMap(box: HTMLElement, { language, words, label, markers }: Omit<StreetMapProps, 'className'>) {
  const [first] = markers
  const style = () => makeStyle(new URL(mapTilesPath, location.href).href, language)
  const map = new LibreMap({
    container: box,
    style: style(),
    center: [first?.longitude ?? 0, first?.latitude ?? 0],
    zoom: streetZoom,
    attributionControl: false,
    // A page that is being scrolled would be caught in the map.
    scrollZoom: false,
    dragRotate: false,
    pitchWithRotate: false,
    locale: {
      'Map.Title': label,
      'Marker.Title': words.marker,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  const color = getComputedStyle(box).getPropertyValue('--color-accent')
  for (const { latitude, longitude } of markers) {
    new Marker({ color }).setLngLat([longitude, latitude]).addTo(map)
  }
  const observer = new MutationObserver(() => map.setStyle(style()))
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    observer.disconnect()
    map.remove()
  }
}

/** The library gives a worker its address as text, which the page trusts for this one address only. */
function allowWorker(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address === workerUrl ? address : null),
  })
}

type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown
}
