import { createElement, type ReactNode } from 'react'
import type { BannerPart } from './banner.ts'

/** A banner as it will look; its link is not followed here. */
export function BannerPreview({ banner }: { banner: BannerPart }) {
  return (
    <div inert className="w-max">
      {draw(banner)}
    </div>
  )
}

function draw({ tag, attributes, style, inside }: BannerPart): ReactNode {
  const parts = inside.map((part) => (typeof part === 'string' ? part : draw(part)))
  return createElement(tag, { ...attributes, style }, ...parts)
}
