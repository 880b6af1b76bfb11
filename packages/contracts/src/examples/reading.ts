import mails from '@michi/messages/en/mails.json' with { type: 'json' };
import { type BlogPost, getBlogPost, getBlogPosts, postBlogView } from '../blog-posts.ts';
import { getHealth, getReadiness } from '../health.ts';
import {
  getNewsletterEndPage,
  postContact,
  postFeedback,
  postNameReport,
  postNewsletter,
  postNewsletterConfirmation,
  postNewsletterEnd,
  postNewsletterOneClickEnd,
} from '../inbox.ts';
import { exampleOf } from './example.ts';

const say = mails.answers;
const email = 'mika@example.org';
const token = 'm3Qy0c7VbJx2H8sKf5TzWn4pLr6AdEg9';
const id = 'okurigana';

const post: BlogPost = {
  id: 'dbe58430-5838-5c9a-b07a-97c43f172305',
  slug: id,
  category: 'Grammatik',
  kanji: '送',
  emoji: '✍️',
  featured_image: null,
  views: 42,
  reading_minutes: 5,
  reading_minutes_en: 5,
  published_on: '2026-04-21',
  updated_on: '2026-04-21',
  title: 'Okurigana: warum 食べる zwei Schriften braucht',
  title_en: 'Okurigana: why 食べる needs two scripts',
  excerpt: 'Das Kanji trägt die Bedeutung, die Kana tragen die Grammatik.',
  excerpt_en: 'The kanji holds the meaning still while the kana do the grammar.',
};

export const readingExamples = [
  exampleOf(getBlogPosts, { query: { limit: 1, with_content: false }, answers: { 200: [post] } }),
  exampleOf(getBlogPost, {
    params: { id },
    answers: {
      200: {
        ...post,
        content: 'Das Zeichen 食 steht fest, die Kana dahinter bewegen sich.',
        content_en: 'The character 食 stands still; the kana behind it move.',
      },
    },
  }),
  exampleOf(postBlogView, { params: { id }, answers: { 200: { views: 43 } } }),
  exampleOf(postContact, {
    body: { name: 'Mika', email, message: 'Is there a way to practise only the kanji of N4?' },
    answers: { 200: { message: say.contact } },
  }),
  exampleOf(postFeedback, {
    body: { message: 'The duel could be a little longer.', email: '' },
    answers: { 200: { message: say.feedback } },
  }),
  exampleOf(postNameReport, {
    body: { name: 'Nasty Name', reason: 'offensive', words: '' },
    answers: { 200: { message: say.nameReported } },
  }),
  exampleOf(postNewsletter, { body: { email }, answers: { 200: { message: say.newsletterAsked } } }),
  exampleOf(postNewsletterConfirmation, {
    body: { token },
    answers: { 200: { message: say.newsletterConfirmed } },
  }),
  exampleOf(postNewsletterEnd, { body: { token }, answers: { 200: { message: say.newsletterEnded } } }),
  exampleOf(getNewsletterEndPage, { params: { token } }),
  exampleOf(postNewsletterOneClickEnd, {
    params: { token },
    answers: { 200: { message: say.newsletterEnded } },
  }),
  exampleOf(getHealth, { answers: { 200: { status: 'ok' } } }),
  exampleOf(getReadiness, { answers: { 200: { status: 'ok' }, 503: { status: 'unavailable' } } }),
];
