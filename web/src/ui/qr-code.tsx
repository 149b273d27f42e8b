import encodeQR from 'qr'
import { useMemo } from 'react'
import { cx } from '../lib/cx.ts'
import { qrPath } from './qr-file.ts'

type QrCodeProps = { text: string; label: string; className?: string }

/** Dark on white in both themes, since some cameras read nothing else. */
export function QrCode({ text, label, className = 'size-[196px]' }: QrCodeProps) {
  const { path, size } = useMemo(() => qrPath(encodeQR(text, 'raw', { border: 2 })), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx('shrink-0 rounded-[12px] border border-border', className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#10262b" />
    </svg>
  )
}
