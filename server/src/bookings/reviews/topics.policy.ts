import { type ReviewTopic, type ReviewTrends, reviewTopics } from '@roomlark/contract/bookings/reviews'

/** Beginnings of words by which a topic is recognised, in the languages in which reviews are written. */
const beginnings: Record<ReviewTopic, readonly string[]> = {
  breakfast: ['breakfast', 'frühstück', 'petit-déj', 'petit déj', 'desayun', 'colazion'],
  bed: [
    'bed',
    'mattress',
    'pillow',
    'bett',
    'matratz',
    'kissen',
    'lit',
    'matelas',
    'oreiller',
    'cama',
    'colch',
    'almohad',
    'letto',
    'letti',
    'materass',
    'cuscin',
  ],
  bathroom: [
    'bathroom',
    'shower',
    'toilet',
    'badezimmer',
    'bad',
    'dusch',
    'salle de bain',
    'douche',
    'baño',
    'ducha',
    'bagn',
    'docci',
  ],
  quiet: [
    'quiet',
    'nois',
    'loud',
    'ruhig',
    'laut',
    'lärm',
    'ruhe',
    'calme',
    'bruit',
    'bruyant',
    'tranquil',
    'ruid',
    'silenc',
    'silenzios',
    'rumor',
  ],
  view: ['view', 'aussicht', 'ausblick', 'blick', 'vue', 'vista', 'vistas', 'panorama'],
  location: [
    'location',
    'located',
    'central',
    'lage',
    'zentral',
    'emplacement',
    'situé',
    'situ',
    'ubicaci',
    'céntric',
    'posizion',
  ],
  staff: [
    'staff',
    'host',
    'reception',
    'personal',
    'gastgeb',
    'rezeption',
    'empfang',
    'personnel',
    'accueil',
    'réception',
    'anfitri',
    'recepci',
    'accoglien',
    'gestor',
  ],
  cleanliness: [
    'clean',
    'dirty',
    'dust',
    'sauber',
    'schmutz',
    'staub',
    'propre',
    'sale',
    'limpi',
    'suci',
    'pulit',
    'pulizi',
    'sporc',
  ],
  wifi: ['wifi', 'wi-fi', 'wlan', 'internet'],
  parking: [
    'parking',
    'parkplatz',
    'parkpl',
    'parken',
    'garage',
    'stationnement',
    'aparcam',
    'estacionam',
    'parcheggi',
  ],
  pool: ['pool', 'schwimm', 'piscin'],
  price: [
    'price',
    'expensive',
    'cheap',
    'preis',
    'teuer',
    'günstig',
    'prix',
    'cher',
    'precio',
    'caro',
    'cara',
    'barat',
    'prezz',
    'costos',
  ],
}

/** Short words stand alone, because too many others begin with them. */
const wholeWords = new Set(['bed', 'bad', 'lit', 'sale', 'cher', 'caro', 'cara', 'pool', 'vue', 'situ'])

const patterns = reviewTopics.map((topic) => {
  const words = beginnings[topic].map((word) => (wholeWords.has(word) ? `${word}s?(?!\\p{L})` : word))
  return { topic, pattern: new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu') }
})

/**
 * Counts the reviews that mention a topic as good, and as what could be better. Only words are recognised, not what is
 * said with them.
 */
export function countTopics(texts: readonly { good: string; better: string }[]): ReviewTrends['topics'] {
  return patterns
    .map(({ topic, pattern }) => ({
      topic,
      good: texts.filter(({ good }) => pattern.test(good)).length,
      better: texts.filter(({ better }) => pattern.test(better)).length,
    }))
    .filter(({ good, better }) => good + better > 0)
    .sort((a, b) => b.good + b.better - (a.good + a.better))
}
