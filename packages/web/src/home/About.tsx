import { Shell } from '../shell/Shell.tsx';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';

export default function About() {
  const { words, said } = useLanguage();
  const { about } = words.home;
  return (
    <Shell title={about.title()}>
      <div className="prose sheet">
        <p>
          <Said of={said.home.about.house()} elements={{ em: (inside) => <em lang="de">{inside}</em> }} />
        </p>
        <h2>{about.unofficial()}</h2>
        <p>{about.unofficialText()}</p>
        <h2>{about.ours()}</h2>
        <p>
          <Said of={said.home.about.oursText()} elements={{ gallery: (inside) => <a href="#/gallery">{inside}</a> }} />
        </p>
        <h2>{about.licence()}</h2>
        <p>{about.licenceText()}</p>
        <h2>{about.fonts()}</h2>
        <p>{about.fontsText()}</p>
        <h2>{about.data()}</h2>
        <p>{about.dataText()}</p>
      </div>
    </Shell>
  );
}
