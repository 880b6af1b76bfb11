import * as z from 'zod/mini';

z.config({ jitless: true }); // the page's policy forbids code made from strings
