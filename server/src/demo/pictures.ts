import { mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const scenes = join(import.meta.dirname, '../../demo/scenes')

/** Renders the drawn scenes to WebP, as the pictures of the demo. */
export async function renderScenes(mediaFolder: string): Promise<void> {
  const folder = join(mediaFolder, 'demo')
  await mkdir(folder, { recursive: true })
  const names = (await readdir(scenes)).filter((name) => name.endsWith('.svg'))
  await Promise.all(
    names.map(async (name) => {
      const target = join(folder, name.replace(/\.svg$/, '.webp'))
      await sharp(join(scenes, name))
        .resize(1200, 900, { fit: 'cover' })
        .webp({ quality: 82 })
        .toFile(`${target}.tmp`)
      await rename(`${target}.tmp`, target)
    }),
  )
}
