import { Shell } from '../shell/Shell.tsx';

export default function About() {
  return (
    <Shell title="About this house">
      <div className="prose sheet">
        <p>
          <em>Luftschloss</em>, a castle in the air, is an open-source home for the family of games about the mad king Ludwig and his
          castles: a place to play them in the browser, with every rule kept and every point explained.
        </p>
        <h2>Unofficial</h2>
        <p>
          This is a fan project. It is not made, licensed or endorsed by the designers or publishers of the games. The names of the games
          belong to their owners. If you like what you play here, buy the boxes: they are worth it.
        </p>
        <h2>What is ours</h2>
        <p>
          All drawings, texts and programs are our own. No art and no rulebook sentence of the publishers is used. The first 75 rooms follow
          the printed data; the data of later rooms are house-made and marked so in the <a href="#/gallery">room gallery</a>.
        </p>
        <h2>Licence</h2>
        <p>The program is free software under the MIT licence: use it, change it, run it on a machine of your own.</p>
        <h2>Fonts</h2>
        <p>EB Garamond and Source Sans 3, both under the SIL Open Font License.</p>
        <h2>Your data</h2>
        <p>
          Tables that you play alone stay in your browser. Nothing is sent anywhere, nothing is counted. Clearing the browser’s data clears
          the tables.
        </p>
      </div>
    </Shell>
  );
}
