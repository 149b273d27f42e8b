import { say } from '@roomlark/contract/say'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { Card } from '../../ui/card.tsx'
import { ChoiceSegments } from '../../ui/choice-segments.tsx'
import { type EmbedChoice, type EmbedTarget, embedAddress } from './snippet.ts'

const widths = [
  { value: 'wide', label: say('Wide##width of a preview') },
  { value: 'phone', label: say('Phone##width of a preview') },
] as const

/** The box as it looks on another page. It is the real one, except that it cannot lead away from here. */
export function EmbedPreview({ target, choice }: { target: EmbedTarget; choice: EmbedChoice }) {
  const [width, setWidth] = useState<'wide' | 'phone'>('wide')
  const isDark =
    choice.look === 'dark' || (choice.look === 'auto' && document.documentElement.dataset.theme === 'dark')
  const src = embedAddress(target, { ...choice, look: isDark ? 'dark' : 'light' })
  return (
    <Card className="overflow-hidden p-0!">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-border px-[18px] py-4 md:px-6">
        <h2>{say('Preview')}</h2>
        <ChoiceSegments label={say('Width')} value={width} choices={widths} onChoose={setWidth} />
      </div>
      <div className={cx('p-[18px] md:p-6', isDark ? 'bg-[#14110e]' : 'bg-[#f7f6f2]')}>
        <div className={cx('mx-auto', width === 'phone' || choice.shape === 'box' ? 'max-w-[360px]' : '')}>
          <EmbedFrame key={src} src={src} isDark={isDark} />
        </div>
      </div>
    </Card>
  )
}

/** As high as the box says it is, like on any other page. */
function EmbedFrame({ src, isDark }: { src: string; isDark: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(360)
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      const told: unknown = data?.roomlarkHeight
      if (typeof told === 'number' && told > 0) setHeight(Math.ceil(told))
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return (
    <iframe
      ref={frame}
      src={src}
      title={say('Preview of the box')}
      sandbox="allow-scripts allow-same-origin allow-forms"
      style={{ height, colorScheme: isDark ? 'dark' : 'light' }}
      className="block w-full border-0"
    />
  )
}
