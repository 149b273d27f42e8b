import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { mapTilesPath } from '@roomlark/contract/guest-site/map-address'
import type { MapArea } from '@roomlark/contract/guest-site/map-area'
import { addProtocol, Map as LibreMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'
import { useEffect, useRef, useState } from 'react'
import type { MapWords } from '../texts/map.ts'
import { makeStyle } from './map-style.ts'
import { pricePin } from './price-pin.ts'

export type StreetMapProps = {
  language: GuestLanguage
  words: MapWords
  /** Says what the map shows. */
  label: string
  /** With a price they are links, without one a pin. */
  markers: readonly { latitude: number; longitude: number; name?: string; price?: string; href?: string }[]
  /** Shown at first; without it, the streets around the first marker. */
  area?: MapArea
  /** Told what is seen once the guest has moved the map. */
  onMoved?: (area: MapArea) => void
  className: string
}

allowWorker()
setWorkerUrl(workerUrl)
addProtocol('pmtiles', new Protocol().tile)

const streetZoom = 15

/** Streets from the tiles of this server: nobody else learns who looks at which hotel. */
export function StreetMap({ className, ...shown }: StreetMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [fault, setFault] = useState<Error | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page around it is written once, so nothing changes
  useEffect(() => {
    if (!box.current) return
    try {
      return openMap(box.current, shown)
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
          {shown.words.source}
        </a>
      </p>
    </div>
  )
}

function openMap(
  box: HTMLElement,
  { language, words, label, markers, area, onMoved }: Omit<StreetMapProps, 'className'>,
) {
  const [first] = markers
  const style = () => makeStyle(new URL(mapTilesPath, location.href).href, language)
  const map = new LibreMap({
    container: box,
    style: style(),
    ...(area
      ? { bounds: toBounds(area) }
      : { center: [first?.longitude ?? 0, first?.latitude ?? 0], zoom: streetZoom }),
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
  for (const marker of markers) {
    const element = marker.price === undefined ? null : makePriceLink(marker)
    new Marker(element ? { element } : { color }).setLngLat([marker.longitude, marker.latitude]).addTo(map)
  }
  if (onMoved) map.on('moveend', () => onMoved(readArea(map)))
  const observer = new MutationObserver(() => map.setStyle(style()))
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    observer.disconnect()
    map.remove()
  }
}

function toBounds({ west, south, east, north }: MapArea): [number, number, number, number] {
  return [west, south, east < west ? east + 360 : east, north]
}

function readArea(map: LibreMap): MapArea {
  const bounds = map.getBounds()
  const isWorld = bounds.getEast() - bounds.getWest() >= 360
  return {
    west: isWorld ? -180 : wrap(bounds.getWest()),
    south: Math.max(-90, bounds.getSouth()),
    east: isWorld ? 180 : wrap(bounds.getEast()),
    north: Math.min(90, bounds.getNorth()),
  }
}

const wrap = (longitude: number) => longitude - Math.floor((longitude + 180) / 360) * 360

function makePriceLink({ name = '', price = '', href = '' }: StreetMapProps['markers'][number]): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.title = name
  link.ariaLabel = `${name}, ${price}`
  link.textContent = price
  link.className = pricePin
  return link
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
