import { inEachLanguage } from '@roomlark/contract/guest-texts'

/** Reviews: the page on which a guest writes one, those that everybody reads, and the rules. */
export const reviewTexts = inEachLanguage((translate) => ({
  write: translate('Review your stay'),
  scores: {
    5: translate('Excellent##score of a stay'),
    4: translate('Very good##score of a stay'),
    3: translate('Good##score of a stay'),
    2: translate('Poor##score of a stay'),
    1: translate('Very poor##score of a stay'),
  },
  ofFive: translate('{score} of 5'),
  parts: {
    room: translate('Room##part of a stay'),
    cleanliness: translate('Cleanliness'),
    staff: translate('Staff'),
    place: translate('Location'),
    value: translate('Value for money'),
  },
  trips: {
    couple: translate('Couple'),
    family: translate('Family'),
    friends: translate('Friends'),
    alone: translate('Alone'),
    business: translate('On business'),
  },
  form: {
    heading: translate('How was your stay at {hotel}?'),
    editHeading: translate('Your review of {hotel}'),
    overall: translate('The whole stay'),
    optional: translate('(optional)##to guests'),
    partsHeading: translate('And in detail'),
    partsHint: translate('Leave out what you cannot judge.'),
    none: translate('No score'),
    good: translate('What was good?'),
    better: translate('What could be better?'),
    textHint: translate('Please name nobody, and nothing that should stay private.'),
    trip: translate('Who travelled?'),
    tripNone: translate('Not said'),
    author: translate('Your name as it is shown'),
    authorHint: translate('Empty: “A guest”. The hotel sees which booking the review belongs to.'),
    language: translate('You write in'),
    photos: translate('Photos##of a review'),
    photosHint: translate(
      'Up to {most}, as JPEG, PNG or WebP, of at most 10 MB each. Please show nobody who would not want it. Where and when a photo was taken is not published.',
    ),
    photoRemove: translate('Remove photo {number}'),
    publish: translate('Publish review'),
    save: translate('Save changes##to guests'),
    send: translate('Send review'),
    rules: translate('How reviews work'),
    legal: translate('Your review is public until you have your data erased.'),
    untilOpen: translate('You can review this stay until {day}.'),
    untilEdit: translate('You can change your review until {day}.'),
    desk: translate(
      'After sending, you get an email at {address}. Open it to publish your review: the hotel cannot do that for you.',
    ),
    unconfirmed: translate('You wrote this at the hotel. Publish it, changed or as it is.'),
  },
  faults: {
    heading: translate('Your review is not sent yet'),
    score: translate('Choose a score for the whole stay.'),
    good: translate('Shorten what was good to 2,000 characters.'),
    better: translate('Shorten what could be better to 2,000 characters.'),
    author: translate('Use at most 60 characters for your name, in one line.'),
    photosHeading: translate('Your review is saved, but not every photo'),
    'photos-again': translate('Please choose your photos again, too.'),
    'photo-large': translate('A photo was larger than 10 MB.'),
    'photo-unreadable': translate('A file was no photo that we can read: use JPEG, PNG or WebP.'),
    'photo-many': translate('A review has four photos at most.'),
    many: translate('You have sent this several times. Please use the link in the email.'),
  },
  news: {
    published: translate('Thank you. Your review is published.'),
    changed: translate('Your changes are published.'),
    mailed: translate('Almost done: please open the email that we sent to {address}.'),
    read: translate('Read the reviews of {hotel}'),
  },
  closed: {
    final: {
      title: translate('This stay has been reviewed'),
      text: translate('Thank you. A review can be changed for seven days after it was published.'),
    },
    'not-yet': {
      title: translate('Your stay comes first'),
      text: translate('You can review {hotel} after you have checked out.'),
    },
    over: {
      title: translate('This stay cannot be reviewed'),
      text: translate(
        'Reviews are for stays that took place, and can be written for 90 days after the departure.',
      ),
    },
    excluded: {
      title: translate('This stay cannot be reviewed'),
      text: translate(
        'Whoever works for a hotel or earns from its bookings cannot review it. If this is a mistake, write to our support.',
      ),
    },
  },
  list: {
    heading: translate('Guest reviews'),
    title: translate('Reviews of {hotel}, {city}'),
    description: translate('What guests who stayed at {hotel} say about it, the newest first.'),
    count: translate('{count, plural, one {# review} other {# reviews}}'),
    none: translate('Nobody has reviewed this hotel yet.'),
    noneFound: translate('No review fits these filters.'),
    tooFew: translate('The average is shown from five reviews on.'),
    all: translate('Read all reviews'),
    verified: translate('Only guests who stayed can write a review.'),
    guest: translate('A guest##as the author of a review'),
    good: translate('Good##in a review'),
    better: translate('Could be better'),
    stayed: translate('Stayed in {month}'),
    edited: translate('edited'),
    writtenIn: translate('Written in {language}'),
    answer: translate('Answer of the hotel'),
    noText: translate('Without words.'),
    share: translate('{score} of 5: {count}'),
    filters: translate('Filter reviews'),
    trip: translate('Kind of trip'),
    language: translate('Language##of a review'),
    score: translate('Score'),
    any: translate('Any'),
    apply: translate('Show'),
    clear: translate('All reviews'),
    newer: translate('Newer'),
    older: translate('Older'),
    pages: translate('Pages##to guests'),
    removed: {
      insulting: translate('Roomlark removed this text because it insults somebody.'),
      'personal-data': translate(
        'Roomlark removed this text because it names or describes a private person.',
      ),
      'not-the-stay': translate('Roomlark removed this text because it is not about the stay.'),
      advertising: translate('Roomlark removed this text because it advertises something.'),
      fraud: translate(
        'Roomlark removed this review because no guest of the hotel wrote it. It does not count.',
      ),
    },
  },
  rules: {
    title: translate('How reviews work'),
    lead: translate('Who may write a review, how we check it, and how the score is made.'),
    sections: [
      {
        title: translate('Who writes them'),
        text: translate(
          'Only guests who stayed. A review belongs to a booking that the hotel has checked out, and every booking has one review at most. Three days after the departure we send an email to the guest’s own address; only the link in it publishes a review. What a guest writes on a page of the hotel is published after they have confirmed it by such an email.',
        ),
      },
      {
        title: translate('Who does not'),
        text: translate(
          'The owner and the team of a hotel, its partners who earn from bookings, and people at Roomlark: we compare their email addresses with that of the guest. Bookings whose commission we hold on suspicion of abuse have no review either. Nobody is paid for a review, and we buy none.',
        ),
      },
      {
        title: translate('What we publish'),
        text: translate(
          'Every review, good or bad, as it was written and at once. Guests can write for 90 days after the departure and change what they wrote for seven days.',
        ),
      },
      {
        title: translate('Photos##of a review'),
        text: translate(
          'A review has up to four photos, taken by the guest. We make them smaller and take out what cameras add, such as the place, and change nothing else. The rules for words hold for photos too: they go when the text is removed, and an administrator can remove only them. When a guest’s data is erased, the photos are deleted.',
        ),
      },
      {
        title: translate('What we remove'),
        text: translate(
          'A hotel cannot remove a review; it can answer in public, and report what insults, names private persons, is not about the stay, advertises or is fraud. An administrator of Roomlark decides. A text that is removed leaves the reason in its place and its score in the average. A review that no guest wrote no longer counts.',
        ),
      },
      {
        title: translate('How the score is made'),
        text: translate(
          'The score is the plain average of all reviews of a hotel, from 1 to 5, with one decimal. It is shown from five reviews on. Room, cleanliness, staff, location and value have averages of their own and do not change it.',
        ),
      },
      {
        title: translate('How it counts in search'),
        text: translate(
          'Sorted by score, hotels come by their average, and by the number of reviews where that is equal; hotels without a score come last. In the recommended order, one point more weighs as much as a price that is a tenth lower; a hotel without a score is treated as if it had 4.',
        ),
      },
      {
        title: translate('When you want yours gone'),
        text: translate(
          'Have your data erased on the page of your booking: the review is deleted with it. If a hotel erases your data at your wish, your review stays without your name.',
        ),
      },
    ],
  },
}))
