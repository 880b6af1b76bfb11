import { postLogin, postRegistration } from '@michi/contracts/sign-in';

const password = 'mondregen-teller';

/** Opens an account, number `id` of this run, from an address of its own. Answers the token of its session. */
export async function register(serverUrl: string, id: number): Promise<string> {
  const registration = { email: emailOf(id), username: `Bench ${id}`, password, language: 'de' };
  const sent = { ...registration, password_confirmation: password };
  const response = await post(serverUrl + postRegistration.path, sent, id);
  return postRegistration.responses[201].parse(await response.json()).token;
}

/** Logs in to the account from its own address. */
export async function logIn(serverUrl: string, id: number): Promise<void> {
  const response = await post(serverUrl + postLogin.path, { email: emailOf(id), password }, id);
  postLogin.responses[200].parse(await response.json());
}

const emailOf = (id: number) => `bench-${id}@example.org`;

/** The server counts calls by address, and takes it from the header where it trusts a proxy. */
async function post(url: string, body: object, id: number): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${id}` };
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}
