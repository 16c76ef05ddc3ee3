import { useState } from 'react'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/card.tsx'
import { FunnelBars } from '#web/ui/funnel-bars.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { SparkChart } from '#web/ui/spark-chart.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { TrendChart } from '#web/ui/trend-chart.tsx'
import { KitPart, KitSection } from './kit-section.tsx'

const ROWS = [
  { title: 'Wall on Pike Street', adType: 'billboard', price: 1250 },
  { title: 'Drive-time spots on a station with a rather long name, mornings', adType: 'radio', price: 900 },
  { title: 'Weekly paper, back page', adType: 'print', price: 3400 },
]
const VIEWS = [12, 18, 15, 22, 31, 28, 36, 33, 41, 52, 47, 58].map((value, index) => ({
  label: `Week ${index + 1}`,
  value,
}))

export function Structure() {
  return (
    <KitSection title="Structure">
      <KitPart name="Breadcrumb" wide>
        <Breadcrumb
          items={[
            { label: 'Home', href: '#' },
            { label: 'Help center', href: '#' },
            { label: 'For advertisers' },
          ]}
        />
      </KitPart>
      <KitPart name="Tabs" wide>
        <div className="grid gap-8 md:grid-cols-2">
          <Tabs defaultValue="overview">
            <TabList>
              <Tab value="overview">Overview</Tab>
              <Tab value="details">Details</Tab>
              <Tab value="audience">Audience</Tab>
            </TabList>
            <TabPanel value="overview">What the space is.</TabPanel>
            <TabPanel value="details">When and how it is let.</TabPanel>
            <TabPanel value="audience">Who passes by.</TabPanel>
          </Tabs>
          <Tabs defaultValue="in">
            <TabList variant="segmented">
              <Tab value="in">Sign In</Tab>
              <Tab value="up">Sign Up</Tab>
            </TabList>
            <TabPanel value="in">Welcome back.</TabPanel>
            <TabPanel value="up">Nice to meet you.</TabPanel>
          </Tabs>
        </div>
      </KitPart>
      <KitPart name="Cards and numbers" wide>
        <div className="grid gap-4 md:grid-cols-3">
          <Card>
            <CardHeader>
              <CardTitle>Contact Advertiser</CardTitle>
            </CardHeader>
            <CardContent className="flex items-center gap-3">
              <Avatar name="Rosa Lindqvist" size="lg" />
              <div>
                <p className="font-semibold">Rosa Lindqvist</p>
                <p className="text-sm text-ink-faint">Ballard Walls</p>
              </div>
            </CardContent>
          </Card>
          <Card interactive>
            <CardContent>
              <SparkChart points={VIEWS} caption="Views, last 12 weeks" />
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <dl className="grid grid-cols-2 gap-4">
                <Stat label="Daily views" value="18,400" note="Modeled" />
                <Stat label="Price" value={<PriceText price={1250} interval="month" size="lg" />} />
              </dl>
            </CardContent>
          </Card>
        </div>
      </KitPart>
      <KitPart name="Charts that are tables" wide>
        <div className="grid gap-8 md:grid-cols-2">
          <TrendChart
            caption="By week"
            points={VIEWS.map(({ label }) => label)}
            series={[
              { label: 'Seen', values: VIEWS.map(({ value }) => value * 24) },
              { label: 'Opened', values: VIEWS.map(({ value }) => value) },
            ]}
          />
          <FunnelBars
            caption="From seen to booked"
            medianLabel="Similar, median"
            bars={[
              { key: 'seen', label: 'Seen', count: 1240, share: '', median: 1610 },
              { key: 'opened', label: 'Opened', count: 31, share: '2.5% of seen', median: 48 },
              { key: 'booked', label: 'Booked', count: 1, share: 'too few to say', median: 0 },
            ]}
          />
        </div>
      </KitPart>
      <TablePart />
      <KitPart name="Steps" wide>
        <Steps
          label="Booking"
          current={1}
          steps={[
            { label: 'Request sent', note: 'Today' },
            { label: 'Seller answers', note: 'Within 48 hours' },
            { label: 'On the wall' },
          ]}
        />
      </KitPart>
    </KitSection>
  )
}

function TablePart() {
  const [pending, setPending] = useState(false)
  return (
    <KitPart name="Table" wide>
      <Table caption="Listings">
        <TableHeader>
          <TableRow>
            <TableHead>Listing</TableHead>
            <TableHead>Type</TableHead>
            <TableHead numeric>Price</TableHead>
            <TableHead>
              <span className="sr-only">Actions</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {ROWS.map((row) => (
            <TableRow key={row.title}>
              <TableHead scope="row" className="min-w-48 font-medium whitespace-normal text-ink">
                {row.title}
              </TableHead>
              <TableCell>
                <TypeBadge adType={row.adType} />
              </TableCell>
              <TableCell numeric>
                <PriceText price={row.price} interval="month" />
              </TableCell>
              <TableCell>
                <Button variant="outline" size="sm">
                  View
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <LoadMore onLoadMore={() => setPending(!pending)} pending={pending} progress="Showing 20 of 163" />
    </KitPart>
  )
}
