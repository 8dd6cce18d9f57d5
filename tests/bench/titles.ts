/** The titles of all vacancies, as the API of a running site returns them. */
export async function vacancyTitles(siteUrl: string): Promise<string[]> {
  const { data } = (await (await fetch(`${siteUrl}/api/vacancies`)).json()) as { data: { title: string }[] };
  return data.map(({ title }) => title);
}
